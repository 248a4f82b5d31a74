// The board turn: seven steps in their order, and the countdown of captives. One answer rolls and applies all that the device can know; it stops only
// where the table has to look [BI-141 to BI-150].
import { ALL, type Chapter } from '../kit';
import { afterAccount, newAccount } from './account';
import { countDown } from './captured';
import { cool } from './cool-downs';
import { verdict } from './ending';
import { rollFarm } from './farms';
import { heal } from './injury';
import { arrive, meetGang, recall } from './mercenaries';
import { attack } from './raids';
import { moveGang } from './roaming-gang';
import { type Biome, type BoardStep, campName, isEnemy, isMainExposed, type T } from './state';
import { nextTurn } from './turn-order';

/** In this order, each with the phase that it is for the players. Behind the last one comes the next round. */
export const boardSteps = (): BoardStep[] => ['Farms', 'Injuries', 'Ally camps', 'Mercs', 'Gang', 'Parties', 'Enemy camps', 'Captives'];

/** From this step on. */
export function startBoard(s: Biome, step: BoardStep): void {
  s.boardStep = step;
  s.boardNext = 0;
  s.asks = []; // of one that the table has left
  s.ends = 0; // nobody's turn is timed
  newAccount(s);
}

/** How many things a step goes through, in the order in which they came into play [BI-149]. */
function things(s: Biome): number {
  if (s.boardStep === 'Farms') return s.farmCd.length;
  if (s.boardStep === 'Injuries' || s.boardStep === 'Captives') return s.seats.length;
  if (s.boardStep === 'Mercs') return s.home.length;
  if (s.boardStep === 'Gang') return 1;
  if (s.boardStep === 'Parties') return s.party.length;
  return s.boardStep === 'None' ? 0 : s.kind.length;
}

/** An enemy camp without a party out. With the Gang on it nothing is rolled, but at 0 it attacks all the same [BI-147, BI-502, BI-A34]. */
function enemyCamp(s: Biome, t: T, camp: number): string {
  if (!isEnemy(s.kind[camp]) || s.party.indexOf(camp) >= 0) return ''; // [BI-258]
  if (s.cd[camp] && s.boardStep !== 'Berserk') cool(s, t, s.cd, camp, campName(s, camp), s.gangOn === camp + 2, 'attacks');
  return s.cd[camp] ? '' : attack(s, t, camp);
}

/** An ally on cool-down, if its mercs are not out [BI-143]. */
function allyCamp(s: Biome, t: T, camp: number): void {
  if (s.kind[camp] !== 'Ally' || !s.cd[camp] || s.home.indexOf(camp) >= 0) return;
  cool(s, t, s.cd, camp, campName(s, camp), s.gangOn === camp + 2, 'ready');
}

/** What one thing of the step does: where the table is asked about it, or ''. */
function act(s: Biome, t: T, thing: number): string {
  if (s.boardStep === 'Farms') rollFarm(s, t, thing);
  if (s.boardStep === 'Injuries') heal(s, t, s.seats[thing]);
  if (s.boardStep === 'Ally camps') allyCamp(s, t, thing);
  if (s.boardStep === 'Mercs') return s.job[thing] === 'Fighting' ? '' : 'board.mercs';
  if (s.boardStep === 'Gang') return moveGang(s, t);
  if (s.boardStep === 'Parties') return 'raids.moves';
  if (s.boardStep === 'Enemy camps' || s.boardStep === 'Berserk') return enemyCamp(s, t, thing);
  if (s.boardStep === 'Captives') countDown(s, s.seats[thing]);
  return '';
}

/** The step is over: the next one, the next round, or back to the turn in which the Exit was found. */
function endStep(s: Biome, t: T): string {
  if (s.boardStep === 'Berserk' || s.boardStep === 'None') {
    const isBerserk = s.boardStep === 'Berserk';
    s.boardStep = 'None';
    return isBerserk && s.back.length ? '<' : nextTurn(s, s.turnOf, words => t.tell(words));
  }
  const steps = boardSteps(),
    next = steps[steps.indexOf(s.boardStep) + 1];
  s.boardNext = 0;
  if (next) {
    s.boardStep = next;
    if (next !== 'Captives') s.phase = next;
    return next === 'Enemy camps' && isMainExposed(s) ? 'raids.empty' : '';
  }
  s.round++;
  return nextTurn(s, s.firstPlayer, words => t.tell(words)); // the same player begins every round [BI-017]
}

/** What the table must say before the board goes on; then from thing to thing until it is asked again. After the end nothing is rolled [BI-600]. */
export function goOn(s: Biome, t: T): string {
  let step = '';
  while (!step) {
    if (verdict(s)) step = 'board.on';
    else if (s.asks.length) step = s.asks[0] === 'turn over' ? 'raids.flip' : `raids.${s.asks[0]}`;
    else if (s.boardNext >= things(s)) step = endStep(s, t);
    else step = act(s, t, s.boardNext++);
  }
  return afterAccount(s, step);
}

export const board = (s: Biome, t: T): Chapter<Biome> => {
  const begin = () => ({
    say: `Board turn ${s.round}\nRoll everything`,
    cue: 'turn' as const,
    do: () => recall(s), // the table may have taken their task away
    then: () => (s.boardStep === 'Enemy camps' && isMainExposed(s) ? 'raids.empty' : goOn(s, t)),
  });
  return {
    page: 'Game Round',
    seat: ALL,
    steps: {
      start: begin,
      injuries: begin,
      allies: begin,
      mercsMove: begin,
      gangMoves: begin,
      parties: begin,
      enemies: begin,
      /** Only seen when the table corrects what had ended the game, or takes away what was asked about. */
      on: () => ({ say: 'The board goes on', then: () => goOn(s, t) }),

      /** A group of mercs moves 2, on a route from end to end for 1 [BI-144, BI-240, BI-241]. A goal under the Gang is the Gang's tile [BI-510]. */
      mercs: () => {
        const group = s.boardNext - 1,
          home = s.home[group];
        if (home === undefined) return { say: 'The board goes on', then: () => goOn(s, t) };
        const job = s.job[group],
          prey = s.prey[group],
          name = campName(s, prey);
        let goal = job === 'Party' ? `the party of ${name}` : name;
        if (job === 'Gang') goal = 'the Gang';
        return {
          say: `Mercs of ${campName(s, home)} move 2 to ${goal}. Arrived?`,
          page: 'Mercenaries',
          options: [
            { label: 'No' },
            {
              label: 'Yes',
              do: () => arrive(s, group),
              then: () => goOn(s, t),
              not: job === 'Rescue' && s.gangOn === prey + 2 && 'The Gang is there',
            },
            s.gang !== 'Hidden' &&
              job !== 'Gang' && { label: "On the Gang's tile", rare: true, do: () => meetGang(s, group), then: () => goOn(s, t) },
          ],
          then: () => goOn(s, t),
        };
      },
    },
  };
};
