// The end of a mission, its line on the score sheet, and the next run.
import { ALL, allSeats, type Chapter, comeBack, type Option, sum } from '../kit';
import { actionsStep } from './round';
import { type Hadal, MOST_RUNS, startOfRun, zeros } from './state';

/** The place of this run on the score sheet. A run that went on after its end keeps its line. When the sheet is full, the last line is used again. */
function lineOfRun(s: Hadal): number {
  const next = s.scores.length + 1,
    line = s.run < next ? s.run : next;
  return (line < MOST_RUNS ? line : MOST_RUNS) - 1;
}

/** Opens this run's line of the sheet. */
function openLine(s: Hadal): void {
  const line = lineOfRun(s);
  s.ended[line] = s.missionOver;
  s.returns[line] = s.missionReturn;
  s.scores[line] = 0;
}

const MOST_SCORE = 9999; // as in tracks.ts

const lastLine = (s: Hadal) => s.scores.length - 1;

/** The score of the run that has just ended. */
const score = (s: Hadal) => s.scores[lastLine(s)];

/** How the mission ended. */
export const outcome = (s: Hadal) => `${s.missionOver}, score ${score(s)}`;

/** Adds points to the score, as far as the track goes. */
function addPoints(s: Hadal, points: number): void {
  s.scores[lastLine(s)] = Math.max(-MOST_SCORE, Math.min(MOST_SCORE, score(s) + points)) | 0;
}

/** The mission has ended in this way; no link matters any more [HA-180, HA-185]. */
function endMission(s: Hadal, how: string): void {
  s.missionOver = how;
  s.back = [];
  s.brokenLink = zeros(s);
  if (how === 'Success') openLine(s);
}

/** Everything but settings, printed values and the score sheet is as at the start [HA-184]. Set-up needs everybody. */
function restart(s: Hadal): void {
  openLine(s);
  s.run++; // [HA-182, HA-183]
  s.seat = 0;
  for (const seat of allSeats(s).slice(s.seats.length)) comeBack(s.seats, seat);
  Object.assign(s, startOfRun(s.receptacles));
}

export const end = (s: Hadal): Chapter<Hadal> => ({
  page: 12,
  seat: ALL,
  steps: {
    over: () => ({
      say: 'Mission over?',
      options: [
        { label: 'Not yet', then: () => s.back.pop() || actionsStep(s) },
        ...['Success', 'Failed', 'Abandoned'].map(
          (how): Option => ({ label: how, do: () => endMission(s, how), then: how === 'Success' ? 'score' : 'failed' }),
        ),
      ],
    }),

    failed: () => ({
      say: `${s.missionOver}. Reset for run ${s.run + 1}`,
      cue: 'bad',
      options: [
        { label: 'Restart', do: () => restart(s), then: 'setup.receptacle' },
        { label: 'Stop here', do: () => openLine(s), then: 'score' },
      ],
    }),

    // what counts is told by Mission Return and the end of the story: each line of it is added [HA-181]
    score: () => ({
      say: `Next points? 0 ends\nScore so far: ${score(s)}\nMission Return: ${s.missionReturn}`,
      dial: { min: -99, max: 99, start: 0 },
      do: points => addPoints(s, points),
      then: points => (points ? 'score' : 'final'),
    }),

    final: () => ({
      say: `${s.missionOver}. Score ${score(s)}\nRun ${s.run}, round ${s.round}\nReturn ${s.missionReturn}, Azrak ${s.vortex + sum(s.pool)}\nNote it: Mission Log`,
      result: s.missionOver,
      show: ['scores', 'returns', 'ended'],
    }),
  },
});
