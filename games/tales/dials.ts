// Insight and Enigma, and their alarms [TL-154, TL-401 to TL-406].
import type { Chapter, Option } from '../kit';
import type { Tales, Throws } from './state';

/** Turns a dial. It stops where it ends. */
export function turn(s: Tales, t: Throws, dial: 'insight' | 'enigma', by: number): void {
  rearm(s);
  if (t.change(dial, by) !== by) t.tell(`The dial ends here: ${s[dial]}`);
}

/** What a card does to each of the dials, with its value now. */
export function dialOptions(s: Tales, t: Throws, by: number): Option[] {
  const turnOne = (dial: number) => turn(s, t, dial ? 'enigma' : 'insight', by);
  return ['Insight', 'Enigma'].map((name, value) => {
    const now = value ? s.enigma : s.insight;
    return { label: `${name} ${by > 0 ? '+' : ''}${by}`, note: `${now}`, not: by < 0 && !now && 'None left', value, do: turnOne };
  });
}

/** "Insight 3 > 4": what a turn will show. */
export const turned = (s: Tales, t: Throws, dial: 'insight' | 'enigma', by: number) =>
  `${dial === 'insight' ? 'Insight' : 'Enigma'} ${s[dial]} > ${s[dial] + t.room(dial, by)}`;

const rings = (value: number, alarm: number, rang: number) => alarm > 0 && value >= alarm && !rang;

/** A dial below its alarm can ring again. */
export function rearm(s: Tales): void {
  if (s.insight < s.alarmInsight) s.insightRang = 0;
  if (s.enigma < s.alarmEnigma) s.enigmaRang = 0;
}

export const hasAlarm = (s: Tales) => rings(s.insight, s.alarmInsight, s.insightRang) || rings(s.enigma, s.alarmEnigma, s.enigmaRang);

/** The dial that rings; '' when the table has set it back. */
function ringing(s: Tales): 'insight' | 'enigma' | '' {
  if (rings(s.insight, s.alarmInsight, s.insightRang)) return 'insight';
  return rings(s.enigma, s.alarmEnigma, s.enigmaRang) ? 'enigma' : '';
}

export const dials = (s: Tales): Chapter<Tales> => ({
  page: 5,
  seat: -1,
  steps: {
    alarm: () => {
      const dial = ringing(s);
      return {
        say: `${dial ? `${dial === 'insight' ? 'Insight' : 'Enigma'} = ${s[dial]}` : 'No alarm'}\nCheck the Diary`,
        cue: 'time',
        do() {
          if (dial === 'insight') s.insightRang = 1;
          if (dial === 'enigma') s.enigmaRang = 1;
        },
        then: '<',
      };
    },
  },
});
