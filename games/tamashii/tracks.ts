// How the players see and correct every value (rules, sections 3 and 11).
import { type Track, type Tracks, who } from '../kit';
import { A3, COMBAT, COMPETITIVE, type Tamashii } from './state';

/** The table's names of the four basic types, then Open and Corrupted; without a state all names there are (CV-20). */
export function typeNames(s?: Tamashii): string[] {
  const all = 'Red,Blue,Green,Yellow,Purple,Orange,White,Pink,Cyan,Black'.split(','),
    names: string[] = [];
  if (!s) return all;
  for (const n of s.types) names.push(all[n]);
  return names.concat('Open', 'Corrupted');
}

/** Slots of the Launcher as people say them: row letter, column number. */
export function slotNames(rows: number, cols: number): string[] {
  const names: string[] = [];
  for (let i = 0; i < rows * cols; i++) names.push(String.fromCharCode(65 + ((i / cols) | 0)) + ((i % cols) + 1));
  return names;
}

/**
 * One line for each track: id, name, then a limit and a least number; or w and words; f and flags; c, the limit and the names of its cells;
 * W, words and the names of its cells. Lists are parted by '/'; '*' is one that depends on the game, '@' one that every seat has.
 * Names of 10 letters fit beside a bar.
 */
export function tracks(s: Tamashii, only?: string): Tracks {
  const all: Tracks = {};
  const list = (text: string): string[] => {
    const seats = text[0] == '@',
      key = seats ? text.slice(1) : text,
      types = typeNames(s),
      named: string[] = [];
    let own = key.split('/');
    if (key == '*names') own = s.names;
    if (key == '*colours') own = typeNames();
    if (key == '*basic') own = types.slice(0, 4);
    if (key == '*supply') own = types.slice(0, 5);
    if (key == '*types') own = types;
    if (key == '*tokens') own = ['-'].concat(types, 'Locked');
    if (key == '*slots') own = slotNames(s.rows, s.cols);
    if (key == '*grid') own = slotNames(s.shape[0], s.shape[1]);
    if (key == '*rows' || key == '*lines') {
      const from = key == '*rows' ? 0 : 1;
      own = [];
      for (let i = 0; i < (from ? s.enemyDeck.length : s.traceTop); i++) own.push('' + (from + i));
    }
    if (key == '*foes') {
      const counts: number[] = [];
      own = [];
      for (const seat of s.enemyOf) own.push(who(s, seat) + ' ' + (counts[seat] = (counts[seat] || 0) + 1));
    }
    if (!seats) return own;
    for (const name of s.names) for (const part of own) named.push(name + ' ' + part);
    return named;
  };
  /** Only one wanted: no other line is taken apart, since each track costs memory. */
  const add = (text: string, each?: boolean, printed?: boolean) => {
    const at = only ? (';' + text).indexOf(';' + only + ',') : 0;
    if (at < 0) return;
    for (const line of text.slice(at).split(';')) {
      const part = line.split(','),
        kind = part[2],
        track: Track = { name: (printed && !s.confirmed ? '?' : '') + part[1] };
      if (each) track.each = true;
      if (printed) track.printed = true;
      if (kind == 'f') track.flags = list(part[3]);
      else if (kind == 'w' || kind == 'W') track.words = list(part[3]);
      else if (kind == 'c') track.max = parseInt(part[3], 10);
      else {
        track.max = parseInt(kind, 10);
        if (part[3]) track.min = parseInt(part[3], 10);
      }
      if (part[4]) track.of = list(part[4]);
      all[part[0]] = track;
      if (only) return;
    }
  };
  add(
    'turn,Turn,9999,1;firstPlayer,First player,w,*names;seat,On turn,w,*names;time,Time,' +
      s.timeTrackMax +
      ';timeGoverned,Time limit,w,No/Yes;corruptedPool,Pool,16;corruptedBox,In the box,16',
  );
  add(
    'corruptedHeld,Corrupted,16;trace,Trace,' +
      s.traceTop +
      ';integrity,Integrity,' +
      s.integrityTrackMax +
      ';integrityMax,Limit,' +
      s.integrityTrackMax +
      ',5;shield,Shield,5;memory,Memory,5;power,Power,5;reroll,Reroll,5;exp,EXP,9999;locks,Locks,4;core,Core Data,w,*basic;body,Bodies,2;' +
      'mov,MOV,9;att,ATT,9;pro,PRO,20;moved,Moved,w,No/Yes;phaseSkip,Sits out,w,No/Yes;protocolStep,Protocol,3',
    true,
  );
  add(
    'spare,Second Body,c,20,@MOV/ATT/PRO;augments,Augments,c,99,@Start/Class/Faction/Break/Class-/Faction-/Break-;' +
      'enemies,Enemies,c,99,*foes;damage,Damage,c,99,*foes;enemyDeck,Enemy deck,c,99,*lines;deckLevel,Level,c,9,*lines;' +
      'enemyDiscard,Discarded,99;ascendTokens,Ascend,23;successTokens,Success,8;cardTokens,On card,40;' +
      'boss,Boss,w,None/Shinigami/Other;bossIntegrity,Boss ITG,99;bossArmor,Boss armor,6;rerollAssetUsed,Reroll spent,w,No/Yes;' +
      'diceTokens,Dice tokens,c,6,Down/B/S/blank;terse,Prompts,w,Full/Short;limit,Timer,15;' +
      'inPlay,In play,f,Trace/Classes/Protocols/Factions/Activity/Spared',
  );
  if (s.mode == COMPETITIVE) add('goals,Goals,62;goalVp,Goal VP,99', true);
  else add('scenarioCard,Card,99;specialCards,Specials,20');
  if (s.names.length < 2) add('batteries,Batteries,5;botInPlay,Bot in play,w,No/Yes');
  if (s.phase == COMBAT)
    add(
      'dice,Dice left,c,99,B/S;numDie,Die on,69,-1;sym,Enemy symbol,w,eB/eS;framesUsed,Frames used,f,Body1/Body2/Body3/Aug1/Aug2/Aug3/Aug4/Aug5/Aug6/Aug7/Aug8/Aug9',
    );
  const basic = 'Shield/Memory/Power/Reroll/Shield2/Memory2/Power2/Reroll2/EXP';
  if (s.step == A3)
    add(
      'launched,Launched,f,' +
        basic +
        '/Hack1/Hack2/Hack3/Repel/Battery/Boss1/Boss2/Protocol/Card1/Card2/Card3/Card4/Aug1/Aug2/Aug3/Aug4/Aug5/Aug6/Aug7/Aug8/Aug9',
    );
  if (s.level) add('supply,Supply,c,32,*supply;bag,Bag,c,32,@*types;launcher,Launcher,c,32,@*types;dump,Dump,c,32,@*types');
  if (s.grid.length) add('grid,Slot,W,*tokens,@*grid');
  add(
    'traceTop,Trace top,15,2;traceDice,Trace dice,c,12,*rows;traceHit,Trace hit,f,B/S;playerDie,Player die,c,6,B/S/blank;' +
      'enemyNumberDie,Number die,c,9,1/2/3/4/5/6/7/8;enemySymbolDie,Symbol die,c,8,eB/eS;resetLoseBodyOn,Body lost on,w,eB/eS;' +
      'integrityTrackMax,ITG track,20,5;timeTrackMax,Time end,30,9;walker,Walker,c,9,MOV/ATT/PRO;expPatternGain,EXP gain,5;' +
      'testSuccess,Successes,c,9,B/S;bossStart,Shinigami,c,13,1/2/3/4',
    false,
    true,
  );
  add(
    'types,Type,W,*colours,1/2/3/4;rows,Rows,5,2;cols,Columns,6,2;highlight,Lit slots,f,*slots;lockedSlots,Locked,f,*slots;shapes,Shape,c,1073741823,' +
      basic +
      ';corruptedShortfall,Lost if pool,w,Short/Empty;enemyDeckEmpty,Empty deck,w,Reshuffle/No enemy;' +
      'rulings,Rulings,f,Fill by rows/Pass ends/No boss alone/Boss is Top/Bot later;confirmed,Confirmed,w,No/Yes',
    false,
    true,
  );
  // bars end where the rules do: at the Limiter, at what an enemy has
  if (all.integrity) all.integrity.limits = s.integrityMax;
  if (all.damage) all.damage.limits = s.enemies;
  return all;
}
