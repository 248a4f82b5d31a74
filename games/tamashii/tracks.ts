// How the players see and correct every value (rules, sections 3 and 11).
import { type Track, type Tracks, who } from '../kit';
import { A3, ACTION, COMBAT, COMPETITIVE, type Digits, type Tamashii } from './state';

/** The table's names of the four basic types, then Open and Corrupted; without a state all names there are (CV-20). */
export function typeNames(s?: Tamashii): string[] {
  const all = 'Red,Blue,Green,Yellow,Purple,Orange,White,Pink,Cyan,Black'.split(','),
    names: string[] = [];
  if (!s) return all;
  for (let i = 0; i < 4; i++) names.push(all[+s.types[i]]);
  return names.concat('Open', 'Corrupted');
}

/** Slots of the Launcher as people say them: row letter, column number. */
export function slotNames(shape: Digits | number[]): string[] {
  const names: string[] = [];
  for (let row = 0; row < +shape[0]; row++) for (let col = 1; col <= +shape[1]; col++) names.push('ABCDE'[row] + col);
  return names;
}

/** Patterns in the order of their bits: the nine Basic ones first (state.ts). */
export function patternNames(): string[] {
  const names = (
    'Shield +1,Memory +1,Power +1,Reroll +1,Shield +2,Memory +2,Power +2,Reroll +2,EXP,Hack 1,Hack 2,Hack 3,Repel,Bot battery +1,' +
    'Boss: drop a token,Boss: damage,Learning Protocol'
  ).split(',');
  for (let i = 1; i < 14; i++) names.push(i < 5 ? 'Card ' + i : 'Augment ' + (i - 4));
  return names;
}

/**
 * A ';' and one line for each track: id, name, then the greatest value, or '=' and the id of the track that tells it, or f and flags,
 * or w and words, or y for yes and no; then the least value, or the names of its cells. Lists are parted by '/'; '*' is one that depends on
 * the game. Names of 10 letters fit beside a bar. The texts are put together nowhere: on the device they stay in flash.
 */
export function tracks(s: Tamashii, only?: string, heading?: string): Tracks {
  const all: Tracks = {};
  const count = (from: number, n: number): string[] => {
    const names: string[] = [];
    for (let i = 0; i < n; i++) names.push('' + (from + i));
    return names;
  };
  const foes = (): string[] => {
    const counts: number[] = [],
      names: string[] = [];
    for (const seat of s.enemyOf) names.push(who(s, seat) + ' ' + (counts[seat] = (counts[seat] || 0) + 1));
    return names;
  };
  const list = (key: string): string[] => {
    const types = typeNames(s);
    if (key == '*names') return s.names;
    if (key == '*colours') return typeNames();
    if (key == '*basic') return types.slice(0, 4);
    if (key == '*supply') return types.slice(0, 5);
    if (key == '*types') return types;
    if (key == '*tokens') return ['-'].concat(types, 'Locked');
    if (key == '*slots') return slotNames([s.rows, s.cols]);
    if (key == '*grid') return slotNames(s.shape);
    if (key == '*rows') return count(0, s.traceTop);
    if (key == '*lines') return count(1, s.enemyDeck.length);
    if (key == '*patterns') return patternNames();
    if (key == '*shapes') return patternNames().slice(0, 9);
    return key == '*foes' ? foes() : key.split('/');
  };
  /** Only one wanted, or one that stands for its heading: no other line is taken apart, since each track costs memory. */
  const add = (under: string, text: string, each?: boolean, printed?: boolean) => {
    if (heading && heading != under) return;
    const one = only || (heading == '' && under);
    for (let at = only ? text.indexOf(';' + only + ',') : 0; at >= 0; ) {
      const end = text.indexOf(';', at + 1),
        part = (end < 0 ? text.slice(at + 1) : text.slice(at + 1, end)).split(','),
        kind = part[2][0],
        own = part[2].slice(1),
        last = part[3],
        track: Track = { name: (printed && !s.checked ? '?' : '') + part[1] };
      if (each) track.each = true;
      if (printed) track.printed = true;
      if (kind == 'f') track.flags = list(own);
      else if (kind == 'w') track.words = list(own);
      else if (kind == 'y') track.words = ['No', 'Yes'];
      else track.max = kind == '=' ? (s as any)[own] : +part[2];
      if (+last) track.min = +last;
      else if (last) track.of = list(last);
      if (heading !== undefined) track.under = under;
      all[part[0]] = track;
      at = one ? -1 : end;
    }
  };
  add(
    '',
    ';turn,Turn,9999,1;firstPlayer,First player,w*names;seat,On turn,w*names;time,Time,=timeTrackMax;timeGoverned,Time limit,y;' +
      'corruptedPool,Pool,16;corruptedBox,In the box,16',
  );
  add('', ';corruptedHeld,Corrupted,16;trace,Trace,=traceTop;integrity,Integrity,=integrityTrackMax', true);
  add(
    'Players',
    ';shield,Shield,5;memory,Memory,5;power,Power,5;reroll,Reroll,5;exp,EXP,9999;locks,Locks,4;integrityMax,Limit,=integrityTrackMax,5;' +
      'core,Core Data,w*basic;body,Bodies,2;mov,MOV,9;att,ATT,9;pro,PRO,20;spare,Second Body,9,MOV/ATT/PRO;moved,Moved,y;phaseSkip,Sits out,y;protocolStep,Protocol,3;' +
      'augments,Augments,99,Start/Class/Faction/Break/Class-/Faction-/Break-',
    true,
  );
  add('Enemies', ';enemies,Enemies,99,*foes;damage,Damage,99,*foes');
  add(
    'Enemies',
    ';enemyDiscard,Discarded,99;enemyDeck,Enemy deck,99,*lines;levels,Level,9,*lines;' +
      'boss,Boss,wNone/Shinigami/Other;bossIntegrity,Boss ITG,99;bossArmor,Boss armor,6',
  );
  if (s.mode == COMPETITIVE) add('Scenario', ';goals,Goals,62;goalVp,Goal VP,99', true);
  else add('Scenario', ';scenarioCard,Card,99;specialCards,Specials,20');
  add('Scenario', ';ascendTokens,Ascend,23;successTokens,Success,8;onCard,On card,40');
  if (s.diceTokens) add('Scenario', ';diceTokens,Dice tokens,6,Down/B/S/blank');
  if (s.names.length < 2) add('', ';batteries,Batteries,5;botInPlay,Bot in play,y');
  if (s.phase == COMBAT)
    add(
      'Combat',
      ';dice,Dice left,99,B/S;numDie,Die on,69,-1;sym,Enemy symbol,weB/eS;' +
        'framesUsed,Frames used,fBody1/Body2/Body3/Aug1/Aug2/Aug3/Aug4/Aug5/Aug6/Aug7/Aug8/Aug9',
    );
  if (s.phase == ACTION && s.step == A3) add('Data', ';launched,Launched,f*patterns');
  if (s.level) {
    add('Data', ';supply,Supply,32,*supply');
    add('Data', ';bag,Bag,32,*types;launcher,Launcher,32,*types;dump,Dump,32,*types', true);
  }
  if (s.grid.length) add('Data', ';grid,Slot,w*tokens,*grid', true);
  add(
    'This play',
    ';terse,Prompts,wFull/Short;limit,Timer,15;rerollAssetUsed,Reroll spent,y;inPlay,In play,fTrace/Classes/Protocols/Factions/Activity/Spared',
  );
  add(
    'Board',
    ';traceTop,Trace top,15,2;traceDice,Trace dice,9,*rows;traceHit,Trace hit,fB/S;playerDie,Player die,6,B/S/blank;' +
      'enemyNumberDie,Number die,9,1/2/3/4/5/6/7/8;enemySymbolDie,Symbol die,8,eB/eS;resetLoseBodyOn,Body lost on,weB/eS;' +
      'integrityTrackMax,ITG track,20,5;timeTrackMax,Time end,30,9;walker,Walker,9,MOV/ATT/PRO;expPatternGain,EXP gain,5;' +
      'testSuccess,Successes,9,B/S;bossStart,Shinigami,13,1/2/3/4;types,Type,w*colours,1/2/3/4;rows,Rows,5,2;cols,Columns,6,2;' +
      'highlight,Lit slots,f*slots;locked,Locked,f*slots',
    false,
    true,
  );
  add(
    'Rulings',
    ';corruptedShortfall,Lost if pool,wShort/Empty;enemyDeckEmpty,Empty deck,wReshuffle/No enemy;' +
      'rulings,Rulings,fFill by rows/Pass ends/No boss alone/Boss is Top/Bot later;checked,Confirmed,y',
    false,
    true,
  );
  if (s.shapes) add('Board', ';shapes,Shape,1073741823,*shapes', false, true);
  // bars end where the rules do: at the Limiter, at what an enemy or Shinigami has
  if (all.integrity) all.integrity.limits = s.integrityMax;
  if (all.damage) all.damage.limits = s.enemies;
  if (all.bossIntegrity && s.boss == 1) all.bossIntegrity.limits = [s.bossStart[s.names.length - 1]];
  return all;
}
