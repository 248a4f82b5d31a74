// Going to another phase: the table plays what the table plays.
import type { Device, Place, Screen } from '../shell';

export default function jump(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  const place: Place = { cursor: 0, scroll: 0 };
  return {
    press(button, push) {
      if (push === 'hold' || button === 'back') return false;
      if (button === 'ok') {
        if (!device.seen(place)) return true;
        session.jump(session.game.phases(session.state())[place.cursor].step, device.time.seconds());
        device.close();
        device.close(); // the tracks, too: play goes on there
      } else device.browse(place, button, device.painter.layout.options.length - 1);
      return true;
    },
    view() {
      const options: string[] = [];
      for (const phase of session.game.phases(session.state())) options.push(phase.name);
      return { title: 'Go to phase', options, place, foot: 'OK go  BACK leave' };
    },
  };
}
