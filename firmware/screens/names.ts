// Who sits where: names, and the order of the seats.
import type { Device, Place, Screen } from '../shell';

export default function names(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  const place: Place = { cursor: 0, scroll: 0 };

  /** The first seat goes to the end; a few presses make any order round the table. */
  function rotate(by: number) {
    const seats = session!.state().seats.slice();
    const first = seats.splice(0, 1)[0];
    if (by > 1) seats.splice(1, 0, first);
    else seats.push(first);
    session!.reorder(seats, device.seconds());
  }

  return {
    press(button, push) {
      if (push === 'hold' || button === 'back') return false;
      const seats = session.state().seats;
      if (button !== 'ok') {
        device.browse(place, button, seats.length + 2);
        return true;
      }
      if (!device.seen(place)) return true;
      if (place.cursor >= seats.length) {
        rotate(place.cursor - seats.length + 1);
        return true;
      }
      const seat = seats[place.cursor];
      device.open('write', {
        title: `Name of seat ${seat + 1}`,
        text: session.state().names[seat],
        taken(text: string): string {
          session.rename(seat, text, device.seconds());
          return '';
        },
      });
      return true;
    },
    view() {
      const options: string[] = [],
        s = session.state();
      for (const seat of s.seats) options.push(s.names[seat]);
      return {
        title: 'Seats in order',
        options: options.concat(['First one goes last', 'Swap first two']),
        place,
        foot: 'OK change  BACK leave',
      };
    },
  };
}
