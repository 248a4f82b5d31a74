// Why is this 5? The last changes of one value, the newest first: from what to what, by what, whose, and how long ago.
import { changesOf } from '../../games/engine';
import { say, valueAt } from '../../games/kit';
import { type Device, doneReading, reading, roomToRead, type Screen } from '../shell';

const MOST = 12; // changes that are told

/** Which value: of a track, and which of its cells. */
export interface Wanted {
  id: string;
  cell: number;
}

/** "3 min ago", of the time that was played. */
function ago(seconds: number): string {
  return seconds < 60 ? 'just now' : `${(seconds / 60) | 0} min ago`;
}

export default function changes(device: Device, { id, cell }: Wanted): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  const track = session.needs(id),
    title = `Why is this ${say(track, valueAt(session.state(), id, track, cell))}?`;
  let text = ''; // made when it is shown: while a screen opens, the stack is deep already

  function read(): string {
    const steps = session!.steps();
    device.painter.busy('Looking back...');
    roomToRead(device, 0);
    let words = '';
    try {
      for (const one of changesOf(session!, id, track, cell).slice(-MOST))
        words = `${say(track, one.was)} > ${say(track, one.now)}: ${one.words || 'a step'}, ${ago(one.ago)}${words && '\n'}${words}`;
    } finally {
      doneReading(device, steps);
    }
    return words || 'It has not changed in the last steps.';
  }

  return reading(device, title, () => (text = text || read()));
}
