// What was played, in words, the newest at the top.
import { type Device, type Place, type Screen, undoStep } from '../shell';

const LAST = 30; // steps

export default function log(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  const place: Place = { cursor: 0, scroll: 0 };
  let text = ''; // read when it is shown: while a screen opens, the stack is deep already

  return {
    press(button, push) {
      if (button === 'back' && push === 'hold') {
        undoStep(device); // not by the device: the stack is short
        text = '';
      } else if (button === 'ok' && push === 'press') {
        device.redo();
        text = '';
      } else if (button === 'up' || button === 'down') device.browse(place, button, 0);
      else return false;
      return true;
    },
    view() {
      if (!text) device.painter.busy('Reading the log...');
      text = text || session.log(LAST).reverse().join('\n') || 'Nothing was played yet.';
      return { title: 'Log', body: text, place, foot: 'OK redo  BACK leave' };
    },
  };
}
