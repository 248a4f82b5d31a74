// A walk through every screen of the shell with the toy games. `shot` is called at each stop with the stop's name.
import { type Table, table } from './device';

export type Shot = (name: string, t: Table) => void;
type Make = () => Table;

function home(shot: Shot, make: Make): void {
  const t = make();
  shot('home', t);
  t.press('down down down');
  shot('home, further down', t);
  t.press('back');
  shot('home, where BACK does nothing', t);
  t.choose('Settings', 'About');
  shot('about', t);
  t.press('down down down');
  shot('about, at its end', t);
  t.press('back back').choose('Plays');
  shot('plays, none yet', t);
}

function setUp(shot: Shot, make: Make): void {
  const t = make();
  t.choose('Lanterns');
  shot('set-up', t);
  t.choose('Walkers');
  shot('set-up, a dial', t);
  t.press('up');
  shot('set-up, the dial turned', t);
  t.press('ok').choose('Night');
  shot('set-up, options', t);
  t.press('ok').choose('Moon');
  shot('set-up, a question that depends', t);
  t.press('ok');
  shot('set-up, changed', t);
  t.press('up*2');
  shot('set-up, who plays', t);
  t.choose('Ben');
  shot('write, a name that is there', t);
  t.press('up*2');
  shot('write, taking a letter away', t);
  t.press('ok up*2 ok up*2 ok');
  shot('write, empty', t);
  t.press('ok down');
  shot('write, a letter', t);
  t.press('down:again*34 ok');
  shot('write, an accent', t);
  t.press('up*3');
  shot('write, done', t);
  t.press('ok');
  shot('set-up, a name written', t);
  t.choose('Ada').press('back');
  shot('set-up, a name left as it was', t);
  t.choose('Start').press('back back').choose('Lanterns');
  shot('set-up, as last time', t);
  t.choose('Ada');
  shot('write, known names', t);
  t.press('back back').choose('Emberfall');
  shot('set-up, with the same people', t);
  t.choose('With');
  shot('set-up, the same people seated', t);
}

function questions(shot: Shot, make: Make): void {
  const t = make();
  t.start('Lanterns');
  shot('play, a list', t);
  t.press('down*6');
  shot('play, a list further down', t);
  t.choose('Read');
  shot('play, long text', t);
  t.press('down');
  shot('play, long text scrolled', t);
  t.press('down*3');
  shot('play, long text at its end', t);
  t.press('ok').dice(1, 4, 6).choose('Throw');
  shot('play, dice', t);
  t.press('ok')
    .dice(...Array.from({ length: 20 }, (_, i) => i + 1))
    .choose('Throw many');
  shot('play, many dice', t);
  t.press('ok').dice(1, 2, 3, 1).choose('Ask the symbols');
  shot('play, dice with symbols', t);
  t.press('ok').choose('Weigh');
  shot('play, odds', t);
  t.press('ok').choose('Walk');
  shot('play, a dial', t);
  t.press('up:again*110');
  shot('play, a dial of three digits', t);
  t.press('ok').choose('Choose a way');
  shot('play, long options', t);
  t.press('ok').choose('Look around');
  shot('play, bars', t);
  t.press('down');
  shot('play, bars scrolled', t);
  t.press('ok').choose('Stumble');
  shot('play, a rule that fails', t);
  t.press('back:hold');
  shot('play, undone', t);
  t.press('ok:longer');
  shot('help in a play', t);
  t.press('down*2');
  shot('help in a play, its second page', t);
  t.press('back').restart();
  shot('play, after a power cut', t);
  t.press('ok').choose('Wait for dawn');
  shot('play, the end', t);
  t.press('ok');
  shot('play, the end stays', t);
  t.press('back back');
  shot('home, after the end', t);
}

function byHand(shot: Shot, make: Make): void {
  const t = make();
  t.start('Lanterns').press('ok:hold');
  shot('tools in a game', t);
  t.choose('Dice: by device');
  shot('tools in a game, dice by hand', t);
  t.press('back').choose('Throw');
  shot('play, a die thrown by hand', t);
  t.press('up up up ok ok');
  shot('play, the third die thrown by hand', t);
  t.press('ok');
  shot('play, dice thrown by hand', t);
}

function wardens(shot: Shot, make: Make): void {
  const t = make();
  t.start('Emberfall').press('ok');
  shot('play, a turn with a timer', t);
  t.wait(60_000);
  shot('play, a minute later', t);
  t.wait(31_000);
  shot('play, time is up', t);
  t.press('ok ok').dice(2, 5, 6, 1, 5).choose('Face a test');
  shot('play, how many dice', t);
  t.press('up up ok');
  shot('play, dice to push', t);
  t.press('ok:hold').choose('Why?');
  shot('why', t);
  t.press('back').choose('Log');
  shot('log', t);
  t.press('back:hold');
  shot('log, undone', t);
  t.press('ok');
  shot('log, done again', t);
  t.press('back back');
  shot('play, as it was', t);
}

function tracks(shot: Shot, make: Make): void {
  const t = make();
  t.start('Emberfall').press('back');
  shot('tracks', t);
  t.press('down:again*12');
  shot('tracks, at their end', t);
  t.press('up:again*12').choose('Cold');
  shot('tracks, setting one', t);
  t.press('up up up ok');
  shot('tracks, one set', t);
  t.choose('Embers');
  shot('tracks, one for each seat', t);
  t.choose('East').press('up ok');
  shot('tracks, a seat set from the bank', t);
  t.press('back').choose('Woes');
  shot('tracks, flags', t);
  t.press('down ok');
  shot('tracks, a flag set', t);
  t.press('back').choose('Hearth').press('down ok');
  shot('tracks, what a correction broke', t);
  t.choose('Go to phase');
  shot('phases', t);
  t.choose('Turn');
  shot('play, at another phase', t);
  t.press('back').choose('Names');
  shot('seats', t);
  t.choose('Swap');
  shot('seats, swapped', t);
  t.choose('East');
  shot('seats, one of them', t);
  t.choose('Sits out');
  shot('seats, one sits out', t);
}

function words(shot: Shot, make: Make): void {
  const t = make();
  t.start('Lanterns').press('back').choose('Weather');
  shot('tracks, setting a word', t);
  t.press('up ok').choose('Oil');
  shot('tracks, named cells', t);
  t.press('back').choose('Luck');
  shot('tracks, below zero', t);
  t.press('back').choose('Our copy');
  shot('tracks, our copy', t);
  t.choose('Keep for');
  shot('tracks, our copy kept', t);
}

function plays(shot: Shot, make: Make): void {
  const t = make();
  t.hal.clock.epoch = 1_800_000_000;
  t.start('Harbours').press('up up up ok back back');
  shot('home, with something to resume', t);
  t.wait(7_200_000).press('ok up:again');
  shot('home, two hours later', t);
  t.start('Emberfall').press('back back').choose('Plays');
  shot('plays', t);
  t.press('ok');
  shot('plays, what to do with one', t);
  t.choose('Copy');
  shot('plays, copied', t);
  t.press('ok').choose('Delete');
  shot('plays, delete asks for another button', t);
  t.press('ok');
  shot('plays, any other button keeps it', t);
  t.choose('Delete').press('down');
  shot('plays, deleted', t);
  t.press('back');
  for (let i = 0; i < 8; i++) t.start('Harbours').press('back back');
  t.choose('Harbours').press('ok');
  shot('make room', t);
  t.press('ok');
  shot('make room, asked', t);
  t.press('down');
  shot('make room, made', t);
}

function settings(shot: Shot, make: Make): void {
  const t = make();
  t.choose('Settings');
  shot('settings', t);
  t.press('ok ok').press('down:again*19');
  shot('settings, at their end', t);
  t.choose('Test the device');
  shot('self-test', t);
  t.press('up down');
  shot('self-test, two buttons', t);
  t.press('ok back');
  shot('self-test, all buttons', t);
  t.press('ok');
  shot('self-test, the picture lit', t);
  t.press('back').choose('Big letters');
  shot('settings, big letters', t);
  t.press('back');
  shot('home, big letters', t);
  t.start('Lanterns');
  shot('play, big letters', t);
  t.dice(3, 3, 3).choose('Throw');
  shot('play, dice with big letters', t);
  t.press('back');
  shot('tracks, big letters', t);
}

function tools(shot: Shot, make: Make): void {
  const t = make();
  t.press('ok:hold');
  shot('tools', t);
  t.choose('Timers', 'Countdown').press('ok').wait(33_000);
  shot('tools, a timer that runs', t);
  t.press('back*4 ok:hold').choose('Dice').dice(3, 5).press('ok').wait(2000);
  shot('tools, dice', t);
  t.press('back*3');
  shot('home, after the tools', t);
  t.press('ok:hold').dice(3).choose('Who starts?');
  shot('tools, who starts', t);
}

/** `make` gives each part a device of its own. */
export function tour(shot: Shot, make: Make = table): void {
  for (const part of [home, setUp, questions, byHand, wardens, tracks, words, plays, settings, tools]) part(shot, make);
}
