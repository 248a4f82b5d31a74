// The table is always right: every track, flag and phase of the play, shown as it is and set to what it really is.
import { cellName, cells, get, least, most, say, type Track, type Tracks } from '../../games/kit';
import { bar, type Device, type Place, type Screen } from '../shell';

/** `printed`: the values of the players' own copy of the game instead of the tracks of this play. */
export default function tracks(device: Device, printed?: boolean): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  const place: Place = { cursor: 0, scroll: 0 };
  let heading = ''; // whose tracks are listed
  let above = 0; // the cursor to come back to from there
  let inside = ''; // the track whose cells are listed
  let whose = -1; // the seat whose cells they are, where every seat has several
  let outer = 0; // the cursor to come back to
  let setting = -1; // the cell that is being set
  let value = 0;

  /** The tracks that are listed now. A table of them is large: there is never more than one in memory. */
  function table(): Tracks {
    return session!.game.tracks(session!.state(), undefined, heading);
  }

  /** Their names, and headings with a slash before them. */
  function ids(all: Tracks): string[] {
    const list: string[] = [];
    for (const id of Object.keys(all)) {
      const under = all[id].under || '',
        entry = under == heading ? id : '/' + under;
      if (
        !!all[id].printed == !!printed &&
        cells(session!.state(), all[id]).length &&
        (under == heading || !heading) &&
        list.indexOf(entry) < 0
      )
        list.push(entry);
    }
    return list;
  }

  function extras(): string[] {
    return printed ? ['Keep for new plays'] : ['Go to phase', 'Names', 'Log', 'Our copy', 'Leave the game'];
  }

  /** Where every seat has several cells, the seat is chosen first. */
  function bySeat(track: Track): boolean {
    return !!track.each && !!track.of;
  }

  /** The cells that are listed inside. */
  function listed(track: Track): number[] {
    const list = cells(session!.state(), track),
      own = track.of ? track.of.length : 1;
    return bySeat(track) ? list.slice(0, own).map(cell => (cell % own) + whose * own) : list;
  }

  function row(track: Track, id: string, cell: number, name: string): string {
    const now = get(session!.state(), id, cell);
    if (track.secret) return bar(name, '?');
    return track.words || track.flags ? bar(name, say(track, now)) : bar(name, now, most(track, cell));
  }

  /** A track with many cells is one line: its values side by side. */
  function line(track: Track, id: string): string {
    if (!track) return bar(id.slice(1), '\x04');
    const list = cells(session!.state(), track);
    if (list.length == 1 && !track.flags) return row(track, id, list[0], track.name);
    let text = '';
    for (const cell of list)
      text += (text && ' ') + (track.words || track.flags ? say(track, get(session!.state(), id, cell)) : get(session!.state(), id, cell));
    return bar(track.name, text.length > 9 || track.secret ? '\x04' : text);
  }

  function set(id: string, cell: number, to: number) {
    session!.correct(id, cell, to, device.seconds());
    const broken = session!.game.broken && session!.game.broken(session!.state());
    if (broken) device.say(broken, 'error');
  }

  /** True: the game is left. The press does that itself, because the stack of the device is short. */
  function choose(): boolean {
    if (inside) {
      const track = session!.track(inside),
        flags = track.flags,
        list = listed(track);
      if (bySeat(track) && whose < 0) {
        whose = session!.state().seats[place.cursor];
        place.cursor = place.scroll = 0;
      } else if (flags) {
        const cell = list[(place.cursor / flags.length) | 0];
        set(inside, cell, get(session!.state(), inside, cell) ^ (1 << (place.cursor % flags.length)));
      } else begin(inside, list[place.cursor]);
      return false;
    }
    const list = ids(table());
    let at = heading ? place.cursor : place.cursor - 1;
    if (at < 0) device.close();
    else if (at < list.length && list[at].charAt(0) == '/') {
      heading = list[at].slice(1);
      above = place.cursor;
      place.cursor = place.scroll = 0;
    } else if (at < list.length) {
      const track = session!.track(list[at]),
        own = cells(session!.state(), track);
      if (own.length == 1 && !track.flags) begin(list[at], own[0]);
      else {
        inside = list[at];
        outer = place.cursor;
        place.cursor = place.scroll = 0;
      }
    } else if (!heading) {
      at -= list.length;
      if (printed) keep();
      else if (at == 0) device.open('jump');
      else if (at == 1) device.open('names');
      else if (at == 2) device.open('log');
      else if (at == 3) device.open('tracks', true);
      else return true;
    }
    return false;
  }

  function begin(id: string, cell: number) {
    if (!inside) {
      inside = id;
      outer = place.cursor;
    }
    setting = cell;
    value = get(session!.state(), id, cell);
  }

  /** The printed values become the profile with which the next plays of this game start. */
  function keep() {
    const s: any = session!.state(),
      profile: any = {};
    for (const id of Object.keys(s)) {
      const track = session!.track(id); // one at a time, whatever heading it is under
      if (track && track.printed && cells(s, track).length) profile[id] = s[id];
    }
    device.notes.keep('p:' + session!.game.id, JSON.stringify(profile));
    device.say('Kept. New plays of this game start with these values.', 'good');
  }

  function to(cursor: number) {
    place.cursor = cursor;
    place.scroll = Math.max(0, cursor - 5); // it is the last of the six rows, or above
  }

  function out() {
    to(whose < 0 ? outer : session!.state().seats.indexOf(whose));
    if (whose < 0) inside = '';
    whose = -1;
  }

  function single(): boolean {
    const track = session!.track(inside);
    return cells(session!.state(), track).length == 1 && !track.flags;
  }

  function options(): string[] {
    const s = session!.state(),
      list: string[] = [];
    if (inside) {
      const track = session!.track(inside);
      if (bySeat(track) && whose < 0) {
        for (const seat of s.seats) list.push(s.names[seat]);
        return list;
      }
      for (const cell of listed(track)) {
        const name = whose < 0 ? cellName(s, track, cell) || track.name : track.of![cell % track.of!.length];
        if (!track.flags) list.push(row(track, inside, cell, name));
        else
          for (let i = 0; i < track.flags.length; i++)
            list.push(bar(name + ' ' + track.flags[i], get(s, inside, cell) & (1 << i) ? '\x08' : '-'));
      }
      return list;
    }
    if (!heading) list.push(printed ? 'Back' : 'Back to the game');
    const all = table();
    for (const id of ids(all)) list.push(line(all[id], id));
    return heading ? list : list.concat(extras());
  }

  return {
    press(button, push) {
      if (push == 'hold') return false;
      if (setting >= 0) {
        const track = session.track(inside);
        if (button == 'ok') {
          set(inside, setting, value);
          setting = -1;
          if (single()) out();
        } else if (button == 'back') {
          setting = -1;
          if (single()) out();
        } else value = Math.max(least(track), Math.min(most(track), value + (button == 'up' ? 1 : -1)));
        return true;
      }
      if (button == 'ok') {
        if (device.seen(place) && choose()) device.home();
      } else if (button == 'back') {
        if (inside) out();
        else if (heading) {
          heading = '';
          to(above);
        } else if (printed) return false;
        else device.home();
      } else device.browse(place, button, device.painter.layout.options.length - 1);
      return true;
    },
    view() {
      const s = session.state();
      if (setting >= 0) {
        const track = session.track(inside),
          cell = cellName(s, track, setting),
          limits = track.words ? '' : 'from ' + least(track) + ' to ' + most(track);
        return {
          title: track.name,
          body: cell + (cell && limits && '\n') + limits,
          large: track.words ? say(track, value).slice(0, 10) : undefined,
          dial: track.words ? undefined : value,
          foot: '\x01\x02 set OK  BACK leave',
        };
      }
      return {
        title: inside
          ? (whose < 0 ? '' : s.names[whose] + ' ') + session.track(inside).name
          : heading || (printed ? 'Our copy' : session.game.status(s)),
        options: options(),
        place,
        foot: inside || heading || printed ? 'OK set  BACK back' : 'OK set  BACK home',
      };
    },
  };
}
