// Action: Move & Trace, then the District effect; Launch has its own file (p. 11, 14). In solo the bot moves along (p. 21).
import { type Chapter, type Dice, effectOptions, type Option, range } from '../kit';
import { otherFor } from './beside';
import { BASIC, moveTokens } from './launcher-tokens';
import { PATTERNS, type Tamashii } from './state';
import { enterStep } from './turn';

const MOST_TRACE = 9; // on a tile
const LISTED = 3; // values of Trace in the list

/** What tiles and Exploration tokens give most [TA-214]. */
export const tokenEffects = () =>
  [
    { label: 'Shield +1', track: 'shield', by: 1 },
    { label: 'Memory +1', track: 'memory', by: 1 },
    { label: 'Power +1', track: 'power', by: 1 },
    { label: 'Reroll +1', track: 'reroll', by: 1 },
    { label: 'EXP +1', track: 'exp', by: 1 },
  ] as const;

/** The Launch step begins, enemies or not [TA-058]: no Pattern has been launched in it [TA-217]; other effects with Launch timing come when the player likes [TA-111]. */
export function beginLaunch(s: Tamashii): string {
  enterStep(s, 'Launch');
  s.launching = 1;
  s.launched = [];
  for (let pattern = 0; pattern < PATTERNS; pattern++) s.launched.push(0);
  return 'launch.menu';
}

export const action = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const isSolo = () => s.botInPlay > 0;
  const rises = (by: number) => t.add('trace', by, s.seat); // stops at the top, the rest is lost [TA-240, AM-05]
  const toDistrict = () => {
    enterStep(s, 'District');
    return 'district';
  };
  /** Trace rises after the move and what it revealed [TA-095, TA-096]; in solo the bot moves before [TA-354]. */
  const afterMove = () => {
    if (isSolo()) return 'bot';
    return s.hasTrace ? 'trace' : toDistrict();
  };
  const afterBot = () => {
    if (isSolo() && s.batteries && !s.botLater) return 'botTile';
    return s.hasTrace ? 'trace' : toDistrict();
  };
  /** Values of Trace, a row for each: the tile prints them. */
  const traceOptions = (word: string, moved: number, least: number): Option[] => [
    ...range(least, LISTED).map(
      (by): Option => ({
        label: `${word}Trace +${by}`,
        do() {
          s.hasMoved = moved;
          rises(by);
        },
        then: toDistrict,
      }),
    ),
  ];
  /** In solo the bot moves first. */
  const asksTraceAtOnce = () => s.hasTrace > 0 && !isSolo();

  return {
    page: '11, 14',
    steps: {
      /** One move at most, through no face-down tile and over no gap [TA-093]; who stays does not move [TA-215]. */
      move: () => ({
        say: `MOVE range ${s.mov[s.seat]}${asksTraceAtOnce() ? ', no gaps\nMoved: purple number\nStayed: red number' : '\nFace-down tile: stop\nNo gaps, one move'}`,
        cue: 'turn',
        options: [
          ...(asksTraceAtOnce()
            ? [
                ...traceOptions('Moved, ', 1, 1),
                ...traceOptions('Stayed, ', 0, 0),
                { label: 'Moved, another', do: () => (s.hasMoved = 1), then: 'trace' },
                { label: 'Stayed, another', do: () => (s.hasMoved = 0), then: 'trace' },
              ]
            : [
                { label: 'Moved', do: () => (s.hasMoved = 1), then: afterMove },
                { label: 'Stayed', do: () => (s.hasMoved = 0), then: afterMove },
              ]),
          otherFor(s, s.seat),
          { label: 'Face-down: stop', do: () => (s.hasMoved = 1), then: () => `reveal>flip` },
        ],
      }),

      /** First the token, then the tile; what else lies there stays [TA-094, TA-096]. */
      reveal: () => ({
        say: 'REVEAL\n1 Exploration token\n2 flip the tile\nWhich token?',
        options: [
          ...effectOptions(s, t, s.seat, [...tokenEffects()]).map(option => ({ ...option, not: '', then: '<' })), // full or not, it is discarded [TA-040]
          { label: 'Basic token +1', then: () => moveTokens(s, 'gain', s.seat, 1, BASIC, '<') },
          { label: 'No token', then: '<' },
        ],
      }),

      flip: () => ({
        say: `Flip the tile\nWhat lies on it stays${s.mode === 'Competitive' ? '\nLast one, no Hideout:\nput a random Hideout' : ''}`, // [TA-366]
        options: [
          ...(asksTraceAtOnce() ? traceOptions('', 1, 1) : [{ label: 'Plain tile', then: afterMove }]),
          { label: 'Faction Hideout', then: 'hideout' },
          asksTraceAtOnce() && { label: 'Another value', then: 'trace' },
        ],
      }),

      /** Its deck comes into play [TA-203]. */
      hideout: () => ({ say: 'HIDEOUT: take its\nFaction Augment deck,\nshuffle it', then: afterMove }),

      /** It is on a tile, and has no board, wounds or enemies [TA-351]. Its own movement never changes Trace [TA-352]; it stops on a face-down tile, too [TA-359]. */
      bot: () => ({
        say: `BOT MOVE up to 2\n${s.hasTrace ? 'It adds no Trace\n' : ''}Face-down tile: stop`,
        options: [
          { label: 'Bot stayed', do: () => (s.botMoved = 0), then: afterBot },
          { label: 'Bot moved', do: () => (s.botMoved = 1), then: afterBot },
          { label: 'Bot, face-down tile', do: () => (s.botMoved = 1), then: 'reveal>botFlip' },
        ],
      }),

      botFlip: () => ({
        say: 'Flip the tile\nWhat lies on it stays',
        options: [
          { label: 'Plain tile', then: afterBot },
          { label: 'Faction Hideout', then: 'botHideout' },
        ],
      }),

      botHideout: () => ({ say: 'HIDEOUT: take its\nFaction Augment deck,\nshuffle it', then: afterBot }),

      /** Asked before Trace rises: then the bot's tile counts instead of the player's [TA-354, AM-25]. */
      botTile: () => ({
        say: `Use BOT for the\nDistrict?${s.hasTrace ? ' Adds Trace' : ''}\nBattery ${s.batteries} > ${s.batteries - 1}`,
        options: [
          { label: 'No' },
          s.batteries > 0 && {
            label: 'Yes',
            do() {
              s.batteries--;
              s.botStep = 'District';
            },
            then: () => (s.hasTrace ? 'trace' : toDistrict()),
          },
        ],
        then: () => (s.hasTrace ? 'trace' : toDistrict()),
      }),

      trace: () => {
        const isBot = s.botStep === 'District',
          moved = isBot ? s.botMoved : s.hasMoved;
        return {
          say: `${isBot ? 'BOT ' : 'You '}${moved ? 'moved: add Trace\nEntry value (purple)' : 'stayed: add Trace\nStay value (red)'}`,
          dial: { min: 0, max: MOST_TRACE, start: 1 },
          do: rises,
          then: toDistrict,
        };
      },

      /** The tile's effect, if the player likes [TA-097]. */
      district: () => ({
        say: `${s.botStep === 'District' ? 'BOT ' : ''}DISTRICT\nUse tile effect?`,
        options: [
          { label: 'Skip' },
          ...effectOptions(s, t, s.seat, [...tokenEffects()]).map(option => ({ ...option, then: () => beginLaunch(s) })),
          otherFor(s, s.seat),
        ],
        then: () => beginLaunch(s),
      }),
    },
  };
};
