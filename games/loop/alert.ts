// What interrupts: a CREDIT CARD with its gift, EVENTS drawn, COIN that comes by itself, the last round, and EVENTS that act at once.
import { type OldAsk as Ask, back, type OldSteps as Steps, type Table } from '../kit';
import { ask, chance, happier, happy, more, note, part, refill, takeOne } from './rules';
import { ACTED, EVENT_CARDS, GIFT, HAPPY12, LIVE, type Loop, SKINNER, type Then, TOLD, TOSSED, TREAT, ZONE } from './state';
import { eventText } from './texts';

export const alert = (s: Loop, t: Table<Loop>): Steps<Loop> => {
  /** Something to be told; then play goes back to what it interrupted. */
  const tell = (seat: number, page: number, say: string, then: () => Then, rest: Partial<Ask>) =>
    ask(s, page, say, () => then() || back(s), seat, rest);

  return {
    /** APPLY, forced when something is due (LO-160, LO-184). */
    card: () => {
      const short = s.due.length,
        coins = 4 - s.due.filter(due => due == s.due[0]).length, // what is due goes at once
        seat = short ? s.due[0] : s.taker,
        own = s.mark & LIVE && seat == s.seat, // in the own turn
        treat = own && s.activeEvent == TREAT;
      return tell(
        seat,
        15,
        (short ? 'Cannot pay. ' : '') +
          'Take a CREDIT CARD and $4' +
          (treat ? ' and +1 H' : '') +
          '\n$' +
          s.coin[seat] +
          ' to $' +
          (s.coin[seat] + coins) +
          (treat ? ', ' + happier(s, seat, 1) : '') +
          (part(s, 'cards', 0, 5 * s.n) < s.ccPile ? '' : '\nPile empty'),
        () => {
          const rest = s.due.filter(other => other != seat);
          more(s, 'cards', seat * 5);
          s.coin[seat] += coins;
          s.due = rest;
          if (own) s.applied++;
          if (treat) happy(s, t, seat, 1);
          if (s.buySlots) note(s, GIFT, seat);
        },
        short ? { cue: 'bad', show: [] } : { show: [] }, // not the values before it
      );
    },
    /** What happened by itself, and the gift of a CREDIT CARD; how a coin fell comes before the card that it forces. */
    news: () => {
      const kind = (s.news[0] / 10) | 0,
        seat = s.news[0] % 10,
        told = () => {
          s.news.splice(0, 1);
          return back(s);
        },
        won = s.used.indexOf(1) >= 0,
        page = s.mark & LIVE ? 18 : 20; // an ABILITY, else an EVENT
      if (kind == GIFT) return takeOne(s, 15, 1, seat, told);
      return tell(
        seat,
        [14, 20, 19, 10, 6, page, page + 1, 21, 20, 20][kind],
        [
          s.style & EVENT_CARDS ? 'New zone: draw an EVENT face down' : 'New zone: the device draws an EVENT',
          'Buy More: +$1',
          'Salesman: +$1',
          'DEPLETION! -1 H',
          'Time is up',
          page < 20 ? (won ? 'You get $2 for your $1' : 'Your $1 is lost') : won ? 'You win $2' : 'You lose $2',
          'Take FAVOUR ' + s.used[0] + ' from the left of ' + s.names[s.used[1]],
          'You lose 1 H',
          'Landfill Tax: -$1',
          'Your LANDFILL goes to the deck, without UTILITY',
        ][kind],
        told,
        kind == TOSSED ? { dice: s.used, faces: '$o', cue: won ? 'good' : 'bad' } : { odds: kind == ZONE ? chance(s) : undefined },
      );
    },
    last: () =>
      tell(
        s.seat,
        10,
        'LAST ROUND\n' + (s.endLatch & HAPPY12 ? 'HAPPINESS 12' : 'DEPLETION') + '\nEnds after ' + s.names[s.seats[s.seats.length - 1]],
        () => {
          s.mark |= TOLD;
        },
        { cue: 'time' },
      ),
    /** An EVENT that acts by itself. */
    acts: () =>
      tell(
        s.seat,
        20,
        s.activeEvent == SKINNER ? eventText(SKINNER) : eventText(s.activeEvent).replace('|', ': ' + happier(s, s.seat, 1) + '|'),
        () => {
          if (s.activeEvent == SKINNER) return refill(s, t);
          s.mark |= ACTED;
          happy(s, t, s.seat, 1);
        },
        { cue: 'good', show: [] },
      ),
  };
};
