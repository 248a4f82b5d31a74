// Going from step to step.
import type { Chapter, State, Steps } from './game';

/** What a chapter says for all of its steps; undefined where it is nothing but steps. A step may be called "steps", too. */
export function chapterOf<S>(chapter: Steps<S> | Chapter<S>): Chapter<S> | undefined {
  return typeof chapter.steps === 'object' ? (chapter as Chapter<S>) : undefined;
}

/** The steps of a chapter. */
export function stepsOf<S>(chapter: Steps<S> | Chapter<S>): Steps<S> {
  const whole = chapterOf(chapter);
  return whole ? whole.steps : (chapter as Steps<S>);
}

/** A step's whole name: without a dot it is a step of the chapter that is on the table. */
export function full(s: State, step: string): string {
  return step.indexOf('.') < 0 ? s.at.slice(0, s.at.indexOf('.') + 1) + step : step;
}

export function back(s: State): string {
  return s.back.pop() as string;
}

/** The step that an answer leads to, in a rule's words: "a>b" goes to a and notes b to come back to, "<" goes back to the step that was noted last. */
export function route(s: State, way: string): string {
  const steps = way.split('>');
  for (let i = steps.length; --i > 0; ) if (steps[i] !== '<') s.back.push(full(s, steps[i]));
  return steps[0] === '<' ? back(s) : full(s, steps[0]);
}
