// Witnessed dice: a seal that can be noted down before the first roll, and the seed behind it when the game is over.
import { type Device, reading, type Screen, seal } from '../shell';

export default function witness(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  const mark = seal(device);
  return reading(device, 'Sealed dice', () =>
    session.game.result && session.game.result(session.state())
      ? `Seal ${mark}\nSeed ${session.journal.about().seed.join(' ')}\nExport the play and run: npm run replay -- --verify FILE`
      : `Note this down now:\n${mark}\nIt fixes every die of this play. The seed is told when the game is over.`,
  );
}
