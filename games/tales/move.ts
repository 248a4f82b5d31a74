// Moving, and avoiding the Machines at the place that is entered.
import { back, call } from '../kit';
import { chapter, list, places, type Row } from './rows';
import { ACT, favor, HELP, seatsOf, spend, TEXT, test, unit, units } from './state';

const WALK = 0,
  CAR = 2,
  RIDE = 3,
  EFFECT = 4;

export const move = () =>
  chapter(17, s => {
    const { seat, seats, names, pool, locType, machine, mode } = s,
      /** OPEN or RESTRICTED, also of a HOME. */
      kind = (k: number, type: number) => (type == 2 ? s.homeType[k] : type),
      left = () => units(s).filter(m => !(s.met & (1 << m))),
      first = (bits: number) => seatsOf(s, bits)[0],
      icon = (m: number) => (mode[m] ? s.alertIcon : s.routineIcon)[m],
      riders = () => (seatsOf(s, s.go).length < s.capacity[machine[seat] - 1] ? seats.filter(k => !(s.go & (1 << k)) && !s.status[k]) : []);

    /** The next check of this Kid, or the next Kid, or the end of the move. */
    function on(over?: boolean): string {
      if (over || !left().length) {
        s.go &= ~(1 << first(s.go));
        s.met = 0;
      }
      return s.go && left().length ? 'near' : s.how == EFFECT ? back(s) : ACT;
    }

    function response(over?: boolean): string {
      s.may |= TEXT;
      return call(s, 'harm.text', on(over));
    }

    return {
      how: () => [
        ':move how?',
        ['Walk', 'Bus', 'Car', 'Machine ride'].map((label, how) => [
          label,
          () => {
            s.how = how;
            s.go = 1 << seat;
            s.put = 0;
            return how == RIDE && riders().length ? 'riders' : 'where';
          },
          how == CAR && s.favor[seat] ? 'Only with good Favor' : how == RIDE && !machine[seat] && 'No hacked Machine',
        ]),
      ],

      riders: () => [
        ':seats ' + s.capacity[machine[seat] - 1] + ' with you. Who rides too, free?',
        list(riders(), names, k => {
          s.go |= 1 << k;
          return riders().length ? 'riders' : 'where';
        }).concat([['Go', 'where']]),
        {},
        18,
      ],

      /** TL-310 to TL-317. Riders only say where they are now. */
      where: () => {
        const leads = !s.put && s.how != EFFECT,
          k = leads ? seat : first(s.go & ~s.put),
          here = locType[k];
        return [
          'where to? ' +
            (leads
              ? ['Along a line', 'Bus stops at both ends', 'Favor turns neutral', 'Movement ' + s.movement[machine[k] - 1]][s.how]
              : ''),
          ['OPEN', 'RESTRICTED', 'HOME'].map((label, type) => {
            const cost = !leads ? 0 : s.how == WALK && !kind(k, here) && kind(k, type) ? 2 : 1;
            return (
              type + here < 4 && [
                label + (leads ? ', ' + cost : ''),
                () => {
                  spend(s, k, cost);
                  if (leads && s.how == CAR) favor(s, k, 1);
                  s.from = here;
                  locType[k] = type;
                  s.put |= 1 << k;
                  s.met = 0;
                  return s.put != s.go ? 'where' : left().length ? 'near' : on(true);
                },
                leads && s.how == CAR && kind(k, type)
                  ? 'Only to OPEN places'
                  : cost > pool[k] && 'Needs ' + cost + ' Time, has ' + pool[k],
              ]
            );
          }),
          { seat: k },
        ];
      },

      /** TL-320, TL-325: one check for each Machine, in the order that the moving player likes. */
      near: () => [
        'a Machine near the new place?',
        list(
          left(),
          m => unit(s, m) + ['', ', Block', ', Special'][icon(m)],
          m => {
            s.met |= 1 << m;
            s.foe = m;
            return icon(m) ? test(s, first(s.go), (mode[m] ? s.alertTrait : s.routineTrait)[m], HELP, 'avoided') : 'avoided';
          },
        ).concat([['None', () => on(true)]]),
        { seat: first(s.go), show: ['mode'] },
        18,
      ],

      /** TL-321 to TL-324. */
      avoided: () => {
        const k = first(s.go),
          type = icon(s.foe);
        return [
          !type
            ? 'ignored'
            : s.won
              ? 'avoided'
              : type == 2
                ? 'Response happens'
                : s.how
                  ? 'blocked: go next door, OPEN if possible'
                  : 'blocked: go back',
          !type || s.won
            ? () => on()
            : type == 2
              ? () => response()
              : s.how
                ? places(s, k, () => response(true))
                : () => {
                    locType[k] = s.from;
                    return response(true);
                  },
          { seat: k },
          18,
        ];
      },
    } as { [step: string]: () => Row };
  });
