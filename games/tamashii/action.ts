// Action: Move & Trace, then the District effect; Launch has its own file (p. 11, 14). In solo the bot moves along (p. 21).
import { type Chapter, type Dice, each, effectOptions, type Option } from '../kit';
import { otherFor } from './beside';
import { basicTypes, moveTokens } from './launcher-tokens';
import { hasRuling, PATTERNS, type Tamashii } from './state';
import { enterStep } from './turn';

const MOST_TRACE = 9; // on a tile

/** What tiles and Exploration tokens give most [TA-214]. */
export const assetEffects = () =>
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
  s.launched = each(PATTERNS, 0);
  return 'launch.menu';
}

/** Trace rises after the move and what it revealed [TA-095, TA-096]; it stops at the top, the rest is lost [TA-240, AM-05]. */
const raiseTrace = (s: Tamashii, t: Dice<Tamashii>, by: number) => t.add('trace', by, s.seat);

function toDistrict(s: Tamashii): string {
  enterStep(s, 'District');
  return 'district';
}

const toTrace = (s: Tamashii) => (s.hasTrace ? 'trace' : toDistrict(s));

/** In solo the bot moves before Trace rises [TA-354]. */
function afterMove(s: Tamashii): string {
  return s.botInPlay ? 'bot' : toTrace(s);
}

function afterBot(s: Tamashii): string {
  if (s.botInPlay && s.batteries && !hasRuling(s, 'Bot later')) return 'botTile';
  return toTrace(s);
}

/** What most tiles add to Trace: for who moved, then for who stayed. */
const TILES = () => [1, 2, 3, 0, 1, 2, 3];
const MOVED = 3; // so many of them

/** Who moves and sees what the tile adds, says both at once. */
const asksTraceAtOnce = (s: Tamashii) => s.hasTrace > 0 && !s.botInPlay;

export const action = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: '11, 14',
  steps: {
    /** One move at most, through no face-down tile and over no gap [TA-093]; who stays does not move [TA-215]. */
    move: () =>
      asksTraceAtOnce(s)
        ? {
            say: `MOVE range ${s.mov[s.seat]}, no gaps\nMoved: purple number\nStayed: red number`,
            cue: 'turn',
            options: [
              ...TILES().map((by, place) => ({ label: `${place < MOVED ? 'Moved' : 'Stayed'}, Trace +${by}` })),
              { label: 'Moved, another', do: () => (s.hasMoved = 1), then: 'trace' },
              { label: 'Stayed, another', do: () => (s.hasMoved = 0), then: 'trace' },
              otherFor(s, s.seat),
              { label: 'Face-down: stop', do: () => (s.hasMoved = 1), then: 'reveal>flip' },
            ],
            do(place) {
              s.hasMoved = place < MOVED ? 1 : 0;
              raiseTrace(s, t, TILES()[place]);
            },
            then: () => toDistrict(s),
          }
        : {
            say: `MOVE range ${s.mov[s.seat]}\nFace-down tile: stop\nNo gaps, one move`,
            cue: 'turn',
            options: [
              { label: 'Moved', value: 1 },
              { label: 'Stayed', value: 0 },
              otherFor(s, s.seat),
              { label: 'Face-down: stop', do: () => (s.hasMoved = 1), then: 'reveal>flip' },
            ],
            do: moved => (s.hasMoved = moved),
            then: () => afterMove(s),
          },

    /** First the token, then the tile; what else lies there stays [TA-094, TA-096]. */
    reveal: () => ({
      say: 'REVEAL\n1 Exploration token\n2 flip the tile\nWhich token?',
      options: [
        ...effectOptions(s, t, s.seat, [...assetEffects()]).map(option => Object.assign(option, { not: '' })), // full or not, it is discarded [TA-040]
        { label: 'Basic token +1', then: () => moveTokens(s, 'gain', s.seat, 1, basicTypes(), '<') },
        { label: 'No token' },
      ],
      then: '<',
    }),

    flip: () => ({
      say: `Flip the tile\nWhat lies on it stays${s.mode === 'Competitive' ? '\nLast one, no Hideout:\nput a random Hideout' : ''}`, // [TA-366]
      options: [
        ...(asksTraceAtOnce(s)
          ? [1, 2, 3].map((by): Option => ({ label: `Trace +${by}`, value: by }))
          : [{ label: 'Plain tile', then: () => afterMove(s) }]),
        { label: 'Faction Hideout', then: 'hideout' },
        asksTraceAtOnce(s) && { label: 'Another value', then: 'trace' },
      ],
      do: by => raiseTrace(s, t, by),
      then: () => toDistrict(s),
    }),

    /** Its deck comes into play [TA-203]. */
    hideout: () => ({ say: 'HIDEOUT: take its\nFaction Augment deck,\nshuffle it', then: () => afterMove(s) }),

    /** It is on a tile, and has no board, wounds or enemies [TA-351]. Its own movement never changes Trace [TA-352]; it stops on a face-down tile, too [TA-359]. */
    bot: () => ({
      say: `BOT MOVE up to 2\n${s.hasTrace ? 'It adds no Trace\n' : ''}Face-down tile: stop`,
      options: [
        { label: 'Bot stayed', value: 0 },
        { label: 'Bot moved', value: 1 },
        { label: 'Bot, face-down tile', do: () => (s.botMoved = 1), then: 'reveal>botFlip' },
      ],
      do: moved => (s.botMoved = moved),
      then: () => afterBot(s),
    }),

    botFlip: () => ({
      say: 'Flip the tile\nWhat lies on it stays',
      options: [
        { label: 'Plain tile', then: () => afterBot(s) },
        { label: 'Faction Hideout', then: 'botHideout' },
      ],
    }),

    botHideout: () => ({ say: 'HIDEOUT: take its\nFaction Augment deck,\nshuffle it', then: () => afterBot(s) }),

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
        },
      ],
      then: () => toTrace(s),
    }),

    trace: () => {
      const isBot = s.botStep === 'District',
        moved = isBot ? s.botMoved : s.hasMoved;
      return {
        say: `${isBot ? 'BOT ' : 'You '}${moved ? 'moved: add Trace\nEntry value (purple)' : 'stayed: add Trace\nStay value (red)'}`,
        dial: { min: 0, max: MOST_TRACE, start: 1 },
        do: by => raiseTrace(s, t, by),
        then: () => toDistrict(s),
      };
    },

    /** The tile's effect, if the player likes [TA-097]. */
    district: () => ({
      say: `${s.botStep === 'District' ? 'BOT ' : ''}DISTRICT\nUse tile effect?`,
      options: [{ label: 'Skip' }, ...effectOptions(s, t, s.seat, [...assetEffects()]), otherFor(s, s.seat)],
      then: () => beginLaunch(s),
    }),
  },
});
