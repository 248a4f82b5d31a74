// Home: go on with what was played last, use the last tool again, start a game, or open what else there is.
import { ELLIPSIS } from '../../games/kit';
import {
  COIN,
  catalogue,
  type Device,
  FOLDER,
  GEAR,
  GO_ON,
  isCleared,
  lastTool,
  openPlay,
  PAWN,
  type Place,
  playedLast,
  type Screen,
  titleOf,
  WRENCH,
  wrap,
} from '../shell';

const COLUMNS = 21;
const ROW = 20; // columns of an option, its icon among them

interface Entry {
  label: string;
  screen: string; // behind it
  arg?: string; // what that is given
}

/** "2 h ago"; nothing when the device did not know the time then or does not know it now. */
function ago(date: number, now: number): string {
  if (!date || !now || now < date) return '';
  const minutes = ((now - date) / 60) | 0;
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 2880 ? `${(minutes / 60) | 0} h ago` : `${(minutes / 1440) | 0} days ago`;
}

/** Cut off behind what fits beside an icon: what else there is must stay in view. */
function oneRow(label: string): string {
  return label.length > ROW ? label.slice(0, ROW - 1) + ELLIPSIS : label;
}

/** Where a play stands, in one row: of a long title its first word is enough, and what is cut off ends behind a whole word. */
function standsAt(title: string, status: string): string {
  const words = title.split(' '),
    whole = `${title}: ${status}`,
    text = whole.length > COLUMNS ? `${words[0] === 'The' ? words[1] : words[0]}: ${status}` : whole;
  return text.length > COLUMNS ? wrap(text, COLUMNS - 1)[0] + ELLIPSIS : text;
}

export default function home(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 },
    last = playedLast(device),
    lastGame = last ? last.game : '',
    resume = last && !last.over ? last : undefined,
    [status, pace] = ((resume && resume.status) || '').split('\n');
  let count = 0; // entries when they were seen last

  function entries(): Entry[] {
    const list: Entry[] = [],
      tool = lastTool(device);
    if (resume) list.push({ label: oneRow(`${GO_ON}Resume ${resume.name}`), screen: 'play' });
    if (tool) list.push({ label: tool.label, screen: tool.screen, arg: 'again' });
    // the game that was played last comes first: it is played again most often
    for (const first of [true, false])
      for (const { id, title } of catalogue())
        if ((id === lastGame) === first) list.push({ label: PAWN + title, screen: 'setup', arg: id });
    return list.concat([
      { label: `${FOLDER}Plays`, screen: 'plays' },
      { label: `${WRENCH}Tools`, screen: 'tools' },
      { label: `${GEAR}Settings`, screen: 'settings' },
      { label: `${COIN}Toss a coin`, screen: 'coin' },
    ]);
  }

  return {
    press(button, push) {
      const list = entries();
      if (button === 'up' || button === 'down') device.browse(place, button, list.length);
      else if (button === 'ok' && push === 'press') {
        if (place.cursor && !device.seen(place)) return true; // what stands first may be opened unseen: a long notice can hide it
        const { screen, arg } = list[place.cursor];
        if (screen === 'play') {
          openPlay(device, resume!.owner);
          device.close();
        }
        device.open(screen, arg);
        if (screen === 'play' && isCleared(device, resume!)) device.open('lay');
      } else return button === 'back';
      return true;
    },
    view() {
      const options: string[] = [];
      for (const entry of entries()) options.push(entry.label);
      if (count && place.cursor >= (resume ? 1 : 0)) place.cursor += options.length - count; // a tool that was used for the first time stands above now
      count = options.length;
      return {
        title: 'Roundkeeper',
        right: device.banner || (resume && ago(resume.date, device.hal.clock.date())),
        body: resume ? `${standsAt(titleOf(resume.game), status)}${pace ? `\n${pace}` : ''}` : '',
        options,
        place,
        foot: 'OK open  hold: tools',
      };
    },
  };
}
