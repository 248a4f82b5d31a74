// Every value that the players see and may correct. Printed ones are guesses until the table has confirmed them (rules, section 11).
import { type Track, type Tracks, who } from '../kit';
import { A3, COMBAT, COMPETITIVE, type Tamashii } from './state';

const colours = () => 'Red Blue Green Yellow Purple Orange White Pink Cyan Black'.split(' ');

/** The table's names of the four basic types, then Open and Corrupted (CV-20). */
export function typeNames(s: Tamashii): string[] {
  const names: string[] = [];
  for (const n of s.types) names.push(colours()[n]);
  return names.concat('Open', 'Corrupted');
}

/** Slots of the Launcher as people say them: row letter, column number. */
export function slotNames(rows: number, cols: number): string[] {
  const names: string[] = [];
  for (let i = 0; i < rows * cols; i++) names.push(String.fromCharCode(65 + ((i / cols) | 0)) + ((i % cols) + 1));
  return names;
}

/**
 * Each word is a key, then :max or :min:max, where max may be a key, too; * one for each seat, ? yes or no, + both.
 * A name is its key in words; cells, words and flags are in the lists. Behind # everything is printed.
 */
export function tracks(s: Tamashii): Tracks {
  const list: Tracks = {},
    types = typeNames(s),
    rival = s.mode == COMPETITIVE,
    fight = s.phase == COMBAT;
  const numbers = (n: number, from: number) => {
    const names: string[] = [];
    for (let i = 0; i < n; i++) names.push('' + (from + i));
    return names;
  };
  const perSeat = (parts: string[]) => {
    const names: string[] = [];
    for (let seat = 0; seat < s.names.length; seat++) for (const part of parts) names.push(who(s, seat) + ' ' + part);
    return names;
  };
  const split = (text: string) => text.split(' ');
  const mine: string[] = [],
    counts: number[] = [];
  for (const seat of s.enemyOf) mine.push(who(s, seat) + ' ' + (counts[seat] = (counts[seat] || 0) + 1));
  const lines = numbers(s.enemyDeck.length, 1),
    tokens = s.level ? perSeat(types) : [],
    slots = slotNames(s.rows, s.cols),
    basic = 'Shield Memory Power Reroll Shield2 Memory2 Power2 Reroll2 EXP';
  const lists: { [id: string]: string[] } = {
    // cells
    spare: perSeat(['MOV', 'ATT', 'PRO']),
    augments: perSeat(split('Start Class Faction Break Class- Faction- Break-')),
    enemies: mine,
    damage: mine,
    enemyDeck: lines,
    deckLevel: lines,
    dice: ['B', 'S'],
    supply: s.level ? types.slice(0, 5) : [],
    bag: tokens,
    launcher: tokens,
    dump: tokens,
    grid: s.grid.length ? perSeat(slotNames(s.shape[0], s.shape[1])) : [],
    traceDice: numbers(s.traceTop, 0),
    playerDie: ['B', 'S', 'blank'],
    enemyNumberDie: numbers(8, 1),
    enemySymbolDie: ['eB', 'eS'],
    walker: ['MOV', 'ATT', 'PRO'],
    testSuccess: ['B', 'S'],
    bossStart: numbers(4, 1),
    types: numbers(4, 1),
    shapes: split(basic),
  };
  const words: { [id: string]: string[] } = {
    firstPlayer: s.names,
    core: types.slice(0, 4),
    grid: ['-'].concat(types, 'Locked'),
    types: colours(),
    boss: ['None', 'Shinigami', 'Other'],
    shortfall: ['Lost', 'Other'],
    sym: ['eB', 'eS'],
    terse: ['Full', 'Short'],
    corruptedShortfall: ['Short', 'Empty'],
    enemyDeckEmpty: ['Reshuffle', 'No enemy'],
    refillBy: ['Columns', 'Rows'],
    passing: ['Frames stay', 'Ends Frames'],
    resetLoseBodyOn: ['eB', 'eS'],
  };
  const flags: { [id: string]: string[] } = {
    framesUsed: split('Body1 Body2 Body3 Aug1 Aug2 Aug3 Aug4'),
    launched: split(
      basic + ' Hack1 Hack2 Hack3 Repel Battery Boss1 Boss2 Protocol Card1 Card2 Card3 Card4 Aug1 Aug2 Aug3 Aug4 Aug5 Aug6 Aug7 Aug8 Aug9',
    ),
    traceHit: ['B', 'S'],
    highlight: slots,
    lockedSlots: slots,
  };
  const keys = split(
    'turn:1:99 firstPlayer time:timeTrackMax timeGoverned? corruptedPool:16 corruptedBox:16 corruptedHeld*:16 trace*:traceTop traceOn? ' +
      'integrity*:integrityTrackMax integrityMax*:5:integrityTrackMax shield*:5 memory*:5 power*:5 reroll*:5 exp*:999 locks*:4 core* ' +
      'body*:2 mov*:9 att*:9 pro*:20 spare:20 moved+ phaseSkip+ augments:99 protocolStep*:3 enemies:99 damage:99 enemyDeck:99 deckLevel:9 ' +
      'enemyDiscard:99 ascendTokens:23 successTokens:8 cardTokens:40 boss bossIntegrity:99 bossArmor:6 rerollAssetUsed? tokensDown:6 ' +
      (rival ? 'goals*:62 goalVp*:99 ' : 'scenarioCard:99 specialCards:20 playerActivity? shortfall ') +
      (s.names.length > 1 ? '' : 'batteries:5 botInPlay? ') +
      (fight ? 'dice:99 numDie:-1:69 sym framesUsed ' : s.step == A3 ? 'launched ' : '') +
      'supply:32 bag:32 launcher:32 dump:32 grid terse # traceTop:2:15 traceDice:12 traceHit playerDie:6 enemyNumberDie:9 enemySymbolDie:8 ' +
      'resetLoseBodyOn integrityTrackMax:5:20 timeTrackMax:9:30 walker:9 expPatternGain:5 testSuccess:9 bossStart:13 types rows:2:5 cols:2:6 ' +
      'highlight lockedSlots shapes:1073741823 corruptedShortfall enemyDeckEmpty refillBy passing recorded? confirmed?',
  );
  let printed = false;
  for (const key of keys) {
    const part = key.split(':'),
      head = part[0],
      mark = head[head.length - 1], // ? yes or no, * or + (both) one for each seat
      id = mark < 'A' ? head.slice(0, -1) : head,
      yes = mark == '?' || mark == '+',
      max = part[part.length - 1];
    if (!id) {
      printed = true;
      continue;
    }
    const name = id[0].toUpperCase() + id.slice(1).replace(/[A-Z]/g, letter => ' ' + letter.toLowerCase());
    // only what is needed: every entry costs memory while the table is looked at
    const track: Track = { name: name + (printed && !s.confirmed ? ' ?' : '') };
    if (part[1]) track.max = max > ':' ? ((s as any)[max] as number) : +max;
    if (part[2]) track.min = +part[1];
    if (mark == '*' || mark == '+') track.each = true;
    if (lists[id]) track.of = lists[id];
    if (yes || words[id]) track.words = yes ? ['No', 'Yes'] : words[id];
    if (flags[id]) track.flags = flags[id];
    if (printed) track.printed = true;
    list[id] = track;
  }
  return list;
}
