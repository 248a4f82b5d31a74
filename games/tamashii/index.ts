// Tamashii: Chronicle of Ascend. 1-4 players; scenarios, the Prologue, solo with the bot, the competitive generator.
// [TA-240] is a rule by its number: `grep -rn TA-240 test/games/tamashii` shows it as a sentence.
import { allSeats, type Game, isBusy, who } from '../kit';
import { action } from './action';
import { begin, questions, seats } from './begin';
import { body } from './bodies';
import { boss } from './boss';
import { chance } from './chance';
import { combat } from './combat';
import { corrupted } from './corrupted';
import { end, winners } from './end';
import { enemy, isDrawing, spentEnemy, tracedSeat } from './enemies';
import { enemyEffects } from './enemy-effects';
import { words } from './glossary';
import { launch } from './launch';
import { launcher } from './launcher';
import { brokenTokens, data } from './launcher-tokens';
import { light } from './light';
import { lightFight } from './light-fight';
import { other } from './other';
import { planning } from './planning';
import { quest } from './quest';
import { brokenIntegrity, fallingSeat, reset } from './reset';
import { roll } from './rolls';
import { setup } from './setup';
import { shape } from './shapes';
import { isInChapter, MOST_CORRUPTED, type Tamashii } from './state';
import { switchTo } from './switch';
import { hidden, lists, tables } from './tables';
import { test } from './tests';
import { tokenEffects } from './token-effects';
import { phases } from './turn';
import { upgrade } from './upgrade';

/** The end of the game cancels everything; what interrupted first goes to its end [TA-267]. */
const isOver = (s: Tamashii) => s.outcome !== '' || s.phase === 'Scoring';
const isFree = (s: Tamashii) => !isOver(s) && s.fallen < 0 && !isDrawing(s);

/** What must come before all else, the first one that is true. */
const interrupts: { [step: string]: (s: Tamashii) => boolean } = {
  'end.over': s => !isOver(s) && s.mode === 'Competitive' && !s.time && s.phase !== '', // [TA-323]
  'corrupted.short': s => !isOver(s) && s.lack !== 0, // [TA-243]
  'reset.fall': s => isFree(s) && fallingSeat(s) >= 0, // [TA-246]
  'enemy.traced': s => isFree(s) && tracedSeat(s) >= 0, // [TA-240, TA-392]
  'enemy.spent': s => isFree(s) && spentEnemy(s) >= 0, // [TA-250]
  'end.bot': s => isFree(s) && s.botInPlay > 0 && !s.batteries && s.botStep === '', // [TA-356]
};

/** A correction fires the same triggers at once; only the bot stays until the end of its step [TA-356]. */
function corrected(s: Tamashii, track: string): string | undefined {
  if (track === 'time' && s.time) s.timeGoverned = 1; // [TA-256]
  const slots = (1 << (s.rows * s.cols)) - 1; // a Launcher that became smaller has no others
  s.highlight &= slots;
  s.locked &= slots;
  if (s.fight === 'frame') s.fight = 'enemy'; // the Frame is resolved: the enemy that acts may be the one that is corrected
  for (const step in interrupts) if (interrupts[step](s)) return step === s.at || step === 'end.bot' ? undefined : step;
  return undefined;
}

/** What a correction has broken [TA-046, TA-047, TA-048]. */
function broken(s: Tamashii): string | undefined {
  let corruptedTokens = s.corruptedPool + s.corruptedBox;
  for (const seat of allSeats(s)) corruptedTokens += s.corruptedHeld[seat];
  if (corruptedTokens !== MOST_CORRUPTED) return `There are 16 Corrupted tokens, not ${corruptedTokens}.`;
  if (s.seats.indexOf(s.firstPlayer) < 0) return `${who(s, s.firstPlayer)} sits out and cannot be first.`;
  if (s.playerDie[0] + s.playerDie[1] + s.playerDie[2] !== 6) return 'A Player die has 6 faces.';
  if (s.enemySymbolDie[0] + s.enemySymbolDie[1] !== 8) return 'A Symbol die has 8 faces.';
  return brokenIntegrity(s) || brokenTokens(s);
}

/** The values worth seeing with a question that names none. */
function show(s: Tamashii): string[] {
  if (s.light) return s.hasTrace ? ['trace', 'integrity'] : ['integrity'];
  const known: { [chapter: string]: string } = {
    planning: 'trace pro memory exp',
    upgrade: 'memory exp',
    action: 'trace mov',
    launch: 'shield memory power reroll',
    body: 'mov att pro',
    combat: 'integrity shield damage',
    roll: 'reroll',
    enemy: 'integrity shield trace',
    quest: 'time success',
    test: 'reroll',
    other: 'integrity trace damage',
    enemyEffects: 'damage trace',
    boss: 'bossArmor bossIntegrity',
    end: 'corruptedHeld',
  };
  const ids = (known[s.at.split('.')[0]] || '').split(' ');
  return ids.filter(id => id && (id !== 'trace' || s.hasTrace) && (id !== 'damage' || s.enemies.length));
}

/** Like whoever was reset, an absent player takes no part in a phase [TA-249]. */
function sitsOut(s: Tamashii, seat: number): string {
  if (!s.phase) return 'Finish set-up first.';
  return seat === s.firstPlayer ? 'The first player leads the turn and stays.' : isBusy(s, seat);
}

function result(s: Tamashii): string {
  if (s.outcome === 'victory') return 'Victory';
  if (s.outcome === 'lost') return 'Scenario lost';
  return s.outcome === 'scored' ? winners(s) : '';
}

const tamashii: Game<Tamashii> = {
  id: 'tamashii',
  large: 'highlight,locked,shapes',
  title: 'Tamashii',
  version: 2,
  seatNames: 'P1,P2,P3,P4',
  questions,
  seats,
  begin,
  tables,
  lists,
  hidden,
  phases,
  interrupts,
  corrected,
  switchTo,
  broken,
  show,
  sitsOut,
  words,
  /** For Program, the only step of Planning that takes its time. */
  clock: s =>
    s.planningMinutes && s.planningEnds && s.phase === 'Planning' && s.step === 'Program' && !isInChapter(s.at, 'setup')
      ? { until: s.planningEnds, late: 'planning.late' }
      : undefined,
  status: s => (s.phase ? `Turn ${s.turn}, ${s.phase}, ${who(s)}` : 'Set-up'),
  result,
  chapters: {
    setup,
    planning,
    action,
    launch,
    combat,
    quest,
    reset,
    end,
    enemy,
    corrupted,
    boss,
    test,
    roll,
    data,
    body,
    launcher,
    shape,
    other,
    enemyEffects,
    tokenEffects,
    chance,
    upgrade,
    light,
    lightFight,
  },
};

export default tamashii;
