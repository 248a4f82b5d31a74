// Plays as files: the open one is saved, another is taken in. What went wrong is said beside it.
import { checked, exportedFile, imported } from './author/record';
import type { Machine } from './machine';
import { save } from './save';

const at = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const LARGEST = 4_000_000; // bytes of a file that is looked at

const stepsOf = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`;

/** `box` is asked for each time: a tab that gives the game up has none. Returns what is called whenever the play may be another. */
export function playsAsFiles(box: () => Machine | undefined): () => void {
  const said = at('plays-said'),
    out = at<HTMLButtonElement>('file-out'),
    file = at<HTMLInputElement>('file-in');

  function does(act: (machine: Machine) => string | Promise<string>): () => void {
    return async () => {
      try {
        const machine = box();
        if (!machine?.on) throw new Error('Another tab has the game. Bring it here first.');
        said.textContent = await act(machine);
      } catch (problem) {
        said.textContent = (problem as Error).message;
      }
    };
  }

  out.addEventListener(
    'click',
    does(machine => {
      const [text, steps] = exportedFile(machine),
        { game, name } = machine.device.session!.journal.about();
      save(`${game} ${name}.rk`.replace(/[^\w.-]+/g, '-'), new Blob([text], { type: 'text/plain' }));
      return `Saved to a file: ${name}, ${stepsOf(steps)}.`;
    }),
  );
  file.addEventListener(
    'change',
    does(async machine => {
      const [chosen] = file.files!;
      if (!chosen) return '';
      file.value = ''; // the same name once more is a change again: who has mended the file takes it in anew
      if (chosen.size > LARGEST) throw new Error('This file is no play that can be opened: it is far too long.');
      const play = checked(await chosen.text());
      imported(machine, play);
      return `Opened: ${play.head.name}, ${stepsOf(play.entries.length)}.`;
    }),
  );
  return () => {
    out.hidden = !box()?.device?.session;
  };
}
