// 2.2 A turn on one screen: the main action, and all that is free [LO-041, LO-042]. Every action goes out from here and comes back.
import type { Chapter, Option } from '../kit';
import { offersDependOnTable, reasonAgainstBuy } from './buy';
import { cannotConsume, consume, consumeOptions, reasonAgainstConsume } from './consume';
import { creditOptions } from './credit-cards';
import { endTurn } from './end-turn';
import { eventRow } from './start-turn';
import { hasRuling, isAdvanced, isOnTurn, type Loop, type T } from './state';
import { reasonAgainstWork, takeOneCoin, work, worksForOneCoin } from './work';

/** WORK and BUY are out, or only the table can see whether a BUY is: then the player may say that CONSUME is out, too [LO-183, LO-186]. */
const mayBeForced = (s: Loop) => isAdvanced(s) && !!reasonAgainstWork(s) && (!!reasonAgainstBuy(s) || offersDependOnTable(s));
/** Nothing but a forced CREDIT CARD is left. */
const isForced = (s: Loop) => mayBeForced(s) && !!reasonAgainstBuy(s) && !!cannotConsume(s);

function mainOptions(s: Loop, t: T): Option[] {
  const options: Option[] = [
    { label: 'Buy', then: 'buy.what', not: reasonAgainstBuy(s) },
    {
      label: worksForOneCoin(s) ? 'Work: $1, turn ends' : 'Work',
      usual: true,
      then: () => work(s, t),
      not: !worksForOneCoin(s) && reasonAgainstWork(s),
    },
    { label: 'Consume', rare: true, then: () => consume(s, t), not: reasonAgainstConsume(s) },
  ];
  if (!mayBeForced(s)) return options;
  if (s.forced)
    options.push({ label: hasRuling(s, 'No $1') ? 'Turn ends' : 'Take $1, turn ends', rare: true, then: () => takeOneCoin(s, t) });
  else options.push({ label: 'Forced into debt', rare: true, then: 'credit.intoDebt' });
  return options;
}

const endOption = (s: Loop, t: T): Option => ({ label: 'End turn', usual: true, then: () => endTurn(s, t) });

/** What is offered besides what is free: after the main action the cursor stands at the end of the turn [LO-043]. */
function ownOptions(s: Loop, t: T): (Option | false)[] {
  if (s.main === 'None') return mainOptions(s, t);
  const end = endOption(s, t);
  if (s.main === 'Consume') return [end, ...consumeOptions(s, t)];
  if (s.main === 'Buy') return [{ label: 'Buy another', usual: true, then: 'buy.what', not: reasonAgainstBuy(s) }, end];
  return [end, isOnTurn(s, 'Clerk') && { label: 'Slack off: buy 1', then: 'buy.what', not: reasonAgainstBuy(s) }];
}

/** What was done, or what can be done. */
function heading(s: Loop): string {
  if (isForced(s)) return 'No way but into debt';
  if (s.main === 'None') return mayBeForced(s) ? 'No BUY, no CONSUME?' : 'Choose one';
  if (s.main === 'Work') return 'Worked';
  return s.main === 'Buy' ? `Bought ${s.bought}` : `Consumed ${s.consumed}`;
}

export const turn = (s: Loop, t: T): Chapter<Loop> => ({
  page: 6,
  steps: {
    act: () => ({
      say: heading(s) + eventRow(s),
      cue: s.main === 'None' ? 'turn' : undefined,
      options: [
        ...ownOptions(s, t),
        { label: 'Favour', rare: true, then: 'favours.kind', not: !s.hand[s.seat] && 'No FAVOUR' },
        isAdvanced(s) && { label: 'Ability', then: 'ability.use' },
        ...creditOptions(s, isForced(s)),
      ],
    }),

    /** That time is up is only told. */
    late: () => ({ say: 'Time is up', cue: 'time', do: () => (s.ends = 0), then: '<' }),
  },
});
