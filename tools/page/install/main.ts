// A board on the page: Install, Doctor, Monitor, Backup, Restore, by the code of the command line, over the browser's own serial port.
import { coloured } from '../../../hal/browser/panel';
import { HEIGHT, type Pixels, WIDTH } from '../../../hal/pixels';
import { Console } from '../../cable/console';
import { boardFacts } from '../../cable/doctor/ask';
import { examine, type State } from '../../cable/doctor/checks';
import type { Facts } from '../../cable/doctor/facts';
import { lookedAt } from '../../cable/images';
import { inspect } from '../../cable/inspect';
import { type Link, openLink } from '../../cable/monitor/link';
import { parsed, written } from '../../cable/saves/file';
import { bring } from '../../cable/saves/put';
import { playsIn } from '../../cable/saves/still';
import { takeBackup } from '../../cable/saves/take';
import { many, type Talk } from '../../cable/say';
import { Trouble } from '../../cable/trouble';
import { type Teller, update } from '../../cable/update';
import { openSerial, type SerialLike } from '../../cable/webserial';
import { profileOf, USUAL } from '../../cable/wired';
import { element } from '../table/view';
import { filesOf } from './archive';
import markup from './board.html';
import type { BoardParts } from './parts';
import { releaseFor, shelf } from './release';
import { onPage } from './words';

interface Serial {
  requestPort(): Promise<SerialLike>;
}

const at = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const NAME = 'the port';
const KB = 1024;
const SIGNS: { [state in State]: string } = { good: 'ok', mind: 'mind', bad: 'bad' };
const AGAIN = 30_000; // milliseconds that an Espruino which was just written may take to start

/** What somebody without a port in the list can do. */
const NO_PORT =
  'No port was chosen, and nothing was changed. If the board is not in the list: plug it in with a cable that carries data (some only charge); on Windows and macOS its USB chip (CP210x, CH34x) may need the driver of its maker. Then press the button again.';

function today(): string {
  return new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '');
}

/** Begins to work with boards on this page. Called once, when somebody unfolds it. */
export function boardWork(parts: BoardParts): void {
  at('board-work').innerHTML = markup; // ours, without a script
  const log = at('board-said'),
    bar = at<HTMLProgressElement>('board-bar'),
    espruino = at('board-espruino'),
    monitorView = at('board-monitor'),
    profiles = at<HTMLSelectElement>('board-profile');
  let port: SerialLike | undefined,
    busy = false,
    told: string[] = [],
    link: Link | undefined;

  function say(line: string, kind = ''): void {
    const text = onPage(line);
    told.push(text);
    log.append(element('li', kind, text));
    log.lastElementChild!.scrollIntoView({ block: 'nearest' });
  }

  function progress(what: string, done: number, of: number): void {
    bar.hidden = done >= of;
    bar.max = of;
    bar.value = done;
    bar.setAttribute('aria-label', what);
  }

  const talk: Talk = { say, progress, ask: async question => (confirm(onPage(question).replace(/ Type yes: $/, '')) ? 'yes' : 'no') };

  async function chosenPort(): Promise<SerialLike> {
    if (port) return port;
    try {
      port = await (navigator as unknown as { serial: Serial }).serial.requestPort();
      return port;
    } catch (problem) {
      if ((problem as Error).name === 'NotFoundError') throw new Trouble('no port', NO_PORT);
      throw problem;
    }
  }

  async function opened(options: ConstructorParameters<typeof Object>[0] = {}): Promise<Console> {
    return Console.on(NAME, await openSerial(await chosenPort(), NAME), options as { starting?: number; started?: boolean });
  }

  /** One piece of work on an open board; the port is free again whatever happens. */
  async function onBoard(work: (board: Console) => Promise<void>, options = {}): Promise<void> {
    const board = await opened(options);
    try {
      await work(board);
    } finally {
      await board.close();
    }
  }

  const teller: Teller = {
    say,
    progress: (sent, of, file) => progress(file, sent, of),
    async backUp(board) {
      const backup = await takeBackup(board, { ...talk, say() {} });
      if (!backup.bytes.replace(/\xff+/g, '')) return;
      const name = `roundkeeper-before-${today()}.backup`;
      parts.save(name, new Blob([written(backup)]));
      say(`A copy of your plays is saved as ${name}, should anything go wrong.`);
    },
  };

  async function installOn(board: Console): Promise<void> {
    const began = performance.now(),
      found = await inspect(board),
      there = found.running ? `with Roundkeeper ${found.running.version}` : 'without Roundkeeper';
    say(
      `Plugged in: ${found.chip}, Espruino ${found.espruino}, ${there}; ${Math.floor(found.room.free / KB)} of ${found.room.total / KB} KB free.`,
    );
    const known = await shelf();
    offerProfiles(Object.keys(known.wirings));
    const profile = profiles.value || (await profileOf(board, new Map(Object.entries(known.wirings)))),
      release = await releaseFor(known, profile);
    say(`Wired as the profile ${profile} says: ${release.wiring.board}.`);
    const outcome = await update(board, release, teller);
    say(
      outcome.result === 'updated'
        ? `Roundkeeper ${release.version} runs. ${many(outcome.files, 'file')}, ${(outcome.sent / KB).toFixed(1)} KB, ${((performance.now() - began) / 1000).toFixed(1)} s.`
        : `Roundkeeper ${release.version} runs there already: nothing to do.`,
      'good',
    );
  }

  function offerProfiles(names: string[]): void {
    if (profiles.options.length > 1) return;
    for (const name of names) profiles.append(new Option(name === USUAL ? `${name} (the usual one)` : name, name));
  }

  /** An Espruino is missing, or is one that does not work: its files are asked for. */
  function offerEspruino(): void {
    espruino.hidden = false;
    espruino.scrollIntoView({ block: 'nearest' });
  }

  async function install(): Promise<void> {
    try {
      await onBoard(installOn);
    } catch (problem) {
      const { kind } = problem as Trouble;
      if (
        problem instanceof Trouble &&
        (['silent', 'foreign', 'looping'].includes(kind) || /Write Espruino|--runtime/.test(problem.message))
      )
        offerEspruino();
      throw problem;
    }
  }

  /** Espruino's own files, then the program. */
  async function writeEspruino(files: File[]): Promise<void> {
    const runtime = lookedAt(await filesOf(files), files.length === 1 ? files[0]!.name : 'This folder');
    say(`Espruino ${runtime.version} was found in it.`);
    const { writeChip } = await import('../../cable/chip');
    await writeChip(await chosenPort(), runtime, { say, progress: (done, of, what) => progress(what, done, of) });
    say('Espruino is written. Now the program.');
    espruino.hidden = true;
    await onBoard(installOn, { starting: AGAIN, started: true });
  }

  async function factsOf(): Promise<Facts> {
    const facts: Facts = { platform: 'browser', port: NAME, ports: [], adapters: [], holders: [], ours: (await shelf()).version };
    try {
      await onBoard(async board => {
        Object.assign(facts, await boardFacts(board));
      });
    } catch (problem) {
      if (!(problem instanceof Trouble) || problem.kind === 'no port') throw problem;
      facts.trouble = { kind: problem.kind, message: problem.message };
    }
    return facts;
  }

  async function doctor(): Promise<void> {
    const facts = await factsOf(),
      reports = examine(facts);
    for (const { finding } of reports) say(`${SIGNS[finding[0]]}: ${finding[1]}`, finding[0]);
    if (facts.trouble && facts.trouble.kind !== 'taken') offerEspruino();
    if (reports.every(({ finding }) => finding[0] !== 'bad')) say('All is well.', 'good');
  }

  /** Everything that somebody who tells us of a first board should send. */
  async function report(): Promise<void> {
    const before = told;
    told = [];
    const began = performance.now();
    await doctor();
    const lines = [
      'First board (docs/first-board.md)',
      `made ${new Date().toISOString()} on ${navigator.userAgent}`,
      `asked in ${Math.round(performance.now() - began)} ms`,
      ...told,
      '',
      'What was said on the page before:',
      ...before,
    ];
    told = [...before, ...told];
    parts.save(`roundkeeper-first-board-${today()}.txt`, new Blob([lines.join('\n')], { type: 'text/plain' }));
    say('The report is saved as a file. docs/first-board.md says where to send it.', 'good');
  }

  async function backup(): Promise<void> {
    await onBoard(async board => {
      const taken = await takeBackup(board, talk),
        name = `roundkeeper-${today()}.backup`;
      const text = written(taken);
      parsed(text); // what could not be restored is not kept
      parts.save(name, new Blob([text]));
      for (const play of playsIn(taken.bytes)) say(play);
      say(`Saved as ${name}: ${many(playsIn(taken.bytes).length, 'play')} and all settings.`, 'good');
    });
  }

  const keep = (before: Parameters<typeof written>[0]): string => {
    const name = `roundkeeper-before-${today()}.backup`;
    parts.save(name, new Blob([written(before)]));
    return name;
  };
  const allowed = async (question: string) => (await talk.ask(question)) === 'yes';

  async function restore([file]: File[]): Promise<void> {
    if (!file) return;
    const text = await file.text();
    const isPlay = !text.startsWith('roundkeeper backup');
    const saved = isPlay ? undefined : parsed(text);
    await onBoard(board => bring(board, { backup: saved, withPlay: async bytes => parts.withPlay(bytes, text), allowed, keep }, talk));
  }

  async function toBoard(): Promise<void> {
    const text = parts.openPlay();
    if (text === undefined)
      throw new Error('No play is open on this page. Open the one that shall go to the board, then press the button again.');
    await onBoard(board => bring(board, { withPlay: async bytes => parts.withPlay(bytes, text), allowed, keep }, talk));
  }

  async function fromBoard(): Promise<void> {
    await onBoard(async board => {
      const { bytes } = await takeBackup(board, talk),
        plays = parts.playsIn(bytes);
      if (!plays.length) throw new Error('There is no play on the board.');
      for (const text of plays) parts.takeIn(text);
      say(`${many(plays.length, 'play')} of the board ${plays.length === 1 ? 'is' : 'are'} on this page now, beside yours.`, 'good');
    });
  }

  function showMirror(mirror: Link['mirror']): void {
    const canvas = at<HTMLCanvasElement>('board-panel'),
      draw = canvas.getContext('2d')!;
    const seen = { visible: () => mirror.picture, level: mirror.level } as unknown as Pixels;
    draw.putImageData(new ImageData(coloured(seen), WIDTH, HEIGHT), 0, 0);
  }

  async function monitor(): Promise<void> {
    if (link) return leaveMonitor();
    await chosenPort();
    monitorView.hidden = false;
    const mine: Link = openLink({
      open: () => opened(),
      text: false,
      changed: () => showMirror(mine.mirror),
      trouble: sentence => {
        at('board-trouble').textContent = sentence && onPage(`${sentence} It is tried again every second.`);
      },
    });
    link = mine;
    for (const button of monitorView.querySelectorAll('button'))
      button.onclick = () => void mine.press(button.dataset.button as 'ok', button.dataset.hold ? 'hold' : 'press');
  }

  async function leaveMonitor(): Promise<void> {
    const mine = link;
    link = undefined;
    monitorView.hidden = true;
    await mine?.leave();
  }

  const WORK: { [what: string]: (files: File[]) => Promise<void> } = {
    install,
    espruino: writeEspruino,
    doctor,
    report,
    backup,
    restore,
    toBoard,
    fromBoard,
  };

  async function work(what: string, files: File[] = []): Promise<void> {
    if (busy) {
      say('One thing after the other: this is still going on.');
      return;
    }
    busy = true;
    try {
      if (link) await leaveMonitor();
      await WORK[what]!(files);
    } catch (problem) {
      const { message, kind } = problem as Trouble;
      say(message, 'bad');
      if (['no port', 'taken', 'gone'].includes(kind)) port = undefined; // another one may be chosen
    } finally {
      busy = false;
      bar.hidden = true;
    }
  }

  for (const id of ['espruino-files', 'espruino-folder', 'board-file']) {
    const input = at<HTMLInputElement>(id);
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])];
      input.value = '';
      if (files.length) void work(id === 'board-file' ? 'restore' : 'espruino', files);
    });
  }

  async function pressed(what: string): Promise<void> {
    if (what !== 'monitor') return work(what);
    try {
      await monitor();
    } catch (problem) {
      say((problem as Error).message, 'bad');
    }
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('#board button[data-does]'))
    button.addEventListener('click', () => void pressed(button.dataset.does!));
}
