// Mistakes that authors of rules make, each as a sentence with the step's name. Tests and random plays look for them after every answer.
import { LATE, type Session } from '../games/engine';
import { goesOn, optionsOf, type Question, type State } from '../games/kit';

/** The first value of the state that is no state, in words. */
function noState(state: State): string {
  for (const [key, value] of Object.entries(state)) {
    const values: unknown[] = Array.isArray(value) ? value : [value],
      wrong = values.find(one => (typeof one === 'number' ? !Number.isInteger(one) : typeof one !== 'string'));
    if (wrong !== undefined || values.includes(undefined)) return `"${key}" is ${JSON.stringify(value)}`;
  }
  return '';
}

/** Every option leads somewhere, and none is offered and refused at once. */
function checkOptions(ask: Question, at: string): void {
  const refused = optionsOf(ask).flatMap(({ label, not }) => (not ? [label] : []));
  for (const { label, not, then } of optionsOf(ask)) {
    if (not) continue;
    if (refused.includes(label)) throw new Error(`"${label}" at ${at} is offered and refused at once. Take one of the two away.`);
    if (!then && !ask.then) throw new Error(`"${label}" at ${at} leads nowhere: it has no "then".`);
  }
}

/** What is marked or counted fits into one number of the journal, and what a question begins with can be answered. */
function checkLists(ask: Question, at: string): void {
  if ((ask.marks?.length ?? 0) > 30)
    throw new Error(`The question of ${at} has ${ask.marks?.length} marks: 30 are the most. Ask in two steps.`);
  const free = (ask.marks || []).filter(({ not }) => !not).length;
  if (ask.least && free < ask.least) throw new Error(`The question of ${at} needs ${ask.least} marks, and only ${free} can be made.`);
  if (!ask.counts) return;
  const { labels, most } = ask.counts;
  if (labels.length !== most.length) throw new Error(`The counts of ${at} have ${labels.length} labels and ${most.length} limits.`);
  if ((Math.max(...most) + 1) ** most.length >= 2 ** 31)
    throw new Error(`The counts of ${at} do not fit into one answer. Ask in two steps.`);
}

/** Throws a sentence when the question on the table, or the state behind it, is not what the kit can play. `from`: the step that led here. */
export function checkRules(session: Session, from: string): void {
  const s = session.state(),
    before = JSON.stringify(s),
    wrong = noState(s);
  if (wrong) throw new Error(`After ${from} the state is not of whole numbers, texts and lists of them: ${wrong}.`);
  let ask: ReturnType<Session['ask']>;
  try {
    ask = session.ask();
  } catch (error) {
    (error as Error).message += ` (${from} leads to ${s.at}.)`;
    throw error;
  }
  if (JSON.stringify(session.state()) !== before)
    throw new Error(`The question of ${s.at} changes the state. A step changes nothing until it is answered.`);
  if (ask.result && !`\n${ask.say}`.includes(`\n${ask.result}`))
    throw new Error(`The result "${ask.result}" of ${s.at} does not begin a row of what it says.`);
  if (ask.dial && ask.dial.min <= LATE) throw new Error(`The dial of ${s.at} goes down to ${ask.dial.min}: ${LATE + 1} is the lowest.`);
  for (const id of ask.show || [])
    if (!session.track(id)) throw new Error(`The question of ${s.at} shows "${id}", and there is no such track.`);
  checkOptions(ask, s.at);
  checkLists(ask, s.at);
  if (goesOn(ask) && ask.options && ask.dial) throw new Error(`The question of ${s.at} has options and a dial. Take one of them.`);
}
