// Home: go on with what was played last, start a game, or use the tools.
import { catalogue, type Device, lastPlay, minutes, openPlay, type Place, plays, type Screen, titleOf } from '../shell';

/** "2 h ago"; nothing when the device did not know the time then or does not know it now. */
function ago(date: number, now: number): string {
  if (!date || !now || now < date) return '';
  const m = ((now - date) / 60) | 0;
  return m < 1 ? ', just now' : m < 60 ? `, ${m} min ago` : m < 2880 ? `, ${(m / 60) | 0} h ago` : `, ${(m / 1440) | 0} days ago`;
}

export default function home(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  const last = plays(device)[0];
  const resume = last && last.owner === lastPlay(device) && !last.over ? last : undefined;
  const more = [
    ['Plays', 'plays'],
    ['Tools', 'tools'],
    ['Settings', 'settings'],
    ['About', 'about'],
  ];

  function options(): string[] {
    const list: string[] = [];
    if (resume) list.push(`Resume ${resume.name}`);
    for (const game of catalogue()) list.push(game[1]);
    for (const other of more) list.push(other[0]);
    return list;
  }

  return {
    press(button, push) {
      const count = options().length;
      if (button === 'up' || button === 'down') device.browse(place, button, count);
      else if (button === 'ok' && push === 'press') {
        if (place.cursor && !device.seen(place)) return true; // what stands first may be opened unseen: a long notice can hide it
        let at = place.cursor - (resume ? 1 : 0);
        if (at < 0 && resume) {
          openPlay(device, resume.owner);
          device.close();
          device.open('play');
        } else if (at < catalogue().length) device.open('setup', catalogue()[at][0]);
        else {
          at -= catalogue().length;
          device.open(more[at][1]);
        }
      } else return button === 'back';
      return true;
    },
    view: () => ({
      title: 'Roundkeeper',
      body: resume
        ? titleOf(resume.game) +
          ': ' +
          resume.status +
          '\n' +
          minutes(resume.played) +
          ' played' +
          ago(resume.date, device.hal.clock.date())
        : '',
      options: options(),
      place,
      foot: 'OK open  hold: tools',
    }),
  };
}
