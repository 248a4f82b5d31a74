// The questions before a game, one after the other, then the players' names. Nothing is stored before the last one is answered.
import { type AnyGame, isAsked, type Question, seatsOf } from '../../games/kit';
import { type Device, MOST_PLAYS, newPlayOf, openPlay, type Place, plays, type Screen } from '../shell';

export default function setup(device: Device, id: string): Screen {
  const game: AnyGame = device.hal.load(id);
  let questions = game.questions();
  const place: Place = { cursor: 0, scroll: 0 };
  const answers: number[] = [],
    names: string[] = [];
  let at = 0; // question; after the last one: the names
  let dial = 0;

  for (const question of questions) answers.push(start(question));
  enter();

  function start(question: Question): number {
    return question.dial ? question.dial[2] : question.start || 0;
  }

  function enter() {
    while (at < questions.length && !isAsked(game, questions[at], answers)) {
      answers[at] = start(questions[at]);
      at++;
    }
    place.scroll = 0;
    place.cursor = at < questions.length && questions[at].options ? answers[at] : 0;
    dial = at < questions.length ? answers[at] : 0;
  }

  function before(): boolean {
    let to = at - 1;
    while (to >= 0 && !isAsked(game, questions[to], answers)) to--;
    if (to < 0) return false;
    at = to;
    enter();
    return true;
  }

  function seatName(seat: number): string {
    return names[seat] || game.seatNames.split(',')[seat];
  }

  function begin() {
    if (plays(device).length >= MOST_PLAYS) {
      device.open('plays', 'room');
      return;
    }
    let name = '';
    const seats = seatsOf(game, answers);
    for (let i = 0; i < seats && i < 3; i++) name += (name && ' ') + seatName(i);
    questions = []; // their memory is needed now
    try {
      const owner = newPlayOf(device, game, answers, names, seats > 3 ? `${name} +${seats - 3}` : name);
      openPlay(device, owner);
    } catch (error) {
      questions = game.questions();
      throw error;
    }
    while (device.screens.length) device.close();
    device.open('play');
  }

  function rename(seat: number) {
    device.open('write', {
      title: `Name of seat ${seat + 1}`,
      text: seatName(seat),
      taken(text: string): string {
        const seats = seatsOf(game, answers);
        for (let i = 0; i < seats; i++) if (i !== seat && seatName(i) === text) return 'Somebody has this name already. Add a letter.';
        names[seat] = text;
        return '';
      },
    });
  }

  const screen: Screen = {
    press(button, push) {
      const question = questions[at];
      if (button === 'back' && push === 'press') return before();
      if (push === 'hold') return false;
      if (question && question.dial && button !== 'ok') {
        dial = Math.max(question.dial[0], Math.min(question.dial[1], dial + (button === 'up' ? 1 : -1)));
        return true;
      }
      if (button !== 'ok') {
        device.browse(place, button, question ? (question.options as string[]).length : 1 + seatsOf(game, answers));
        return true;
      }
      if (!device.seen(place)) return true;
      if (question) {
        answers[at++] = question.dial ? dial : place.cursor;
        enter();
      } else if (place.cursor === 0) begin();
      else rename(place.cursor - 1);
      return true;
    },
    view() {
      const question = questions[at],
        back = at ? 'BACK undo' : 'BACK home'; // a question that another one hides is never the first
      if (question)
        return {
          title: game.title,
          body: `${question.name}?`,
          dial: question.dial ? dial : undefined,
          options: question.options,
          place,
          foot: (question.dial ? '\x01\x02 set OK ' : 'OK next  ') + back,
        };
      const list = ['Start'];
      for (let i = 0; i < seatsOf(game, answers); i++) list.push(seatName(i));
      return { title: game.title, body: 'Who plays? Choose a seat to write its name.', options: list, place, foot: `OK choose ${back}` };
    },
    leave() {
      if (!device.session) device.hal.unload(id);
    },
  };
  return screen;
}
