// The end of a mission, its line on the score sheet, and the next run.
import { ALL, type Option, type Steps, sum } from '../kit';
import { restart } from './run';
import { type Hadal, MOST_RUNS, NOBODY, NOT_OVER, SUCCEEDED } from './state';
import { outcomeNames } from './words';

/** Opens this run's line of the sheet; when the sheet is full, it takes the last one. A run that the table has gone on with keeps its line. */
function openLine(s: Hadal): string {
  const line = Math.min(MOST_RUNS, s.run, s.scores.length + 1) - 1;
  s.ended[line] = s.missionOver;
  s.returns[line] = s.missionReturn;
  s.scores[line] = 0;
  return 'score';
}

/** How the mission ended. */
export const outcome = (s: Hadal) => `${outcomeNames()[s.missionOver]}, score ${s.scores.slice(-1)}`;

/** The mission has ended in this way; no link matters any more [HA-180, HA-185]. */
function endMission(s: Hadal, how: number): string {
  s.missionOver = how;
  s.back = [];
  s.brokenLink = NOBODY;
  return how === SUCCEEDED ? openLine(s) : 'failed';
}

export const end = (s: Hadal): Steps<Hadal> => ({
  over: () => ({
    say: 'Mission over?',
    page: 12,
    seat: ALL,
    options: outcomeNames().map(
      (word, how): Option =>
        how === NOT_OVER ? { label: 'Not yet', then: () => s.back.pop() || 'actions.menu' } : { label: word, value: how },
    ),
    then: how => endMission(s, how),
  }),

  failed: () => ({
    say: `${outcomeNames()[s.missionOver]}. Reset for run ${s.run + 1}`,
    page: 12,
    seat: ALL,
    cue: 'bad',
    options: [
      {
        label: 'Restart',
        then() {
          openLine(s);
          s.run++; // [HA-182, HA-183]
          restart(s);
          return 'setup.receptacle';
        },
      },
      { label: 'Stop here', then: () => openLine(s) },
    ],
  }),

  // what counts is told by Mission Return and the end of the story: each line of it is added [HA-181]
  score: () => ({
    say: `Mission Return: ${s.missionReturn}\nScore so far: ${s.scores.slice(-1)}\nNext points? 0 ends`,
    page: 12,
    seat: ALL,
    dial: { min: -99, max: 99, start: 0 },
    then(points) {
      const last = s.scores.length - 1;
      s.scores[last] = Math.max(-9999, Math.min(9999, s.scores[last] + points)) | 0; // as far as the track goes
      return points ? 'score' : 'final';
    },
  }),

  final: () => ({
    say: `${outcome(s)}\nRun ${s.run}, round ${s.round}\nReturn ${s.missionReturn}, Azrak ${s.vortex + sum(s.pool)}\nFor the Mission Log`,
    seat: ALL,
    show: ['scores', 'returns', 'ended'],
  }),
});
