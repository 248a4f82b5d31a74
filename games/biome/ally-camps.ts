// Ally camps: trading [BI-350, BI-351] and hiring mercenaries [BI-352 to BI-355].
import type { Chapter, Option } from '../kit';
import { coolDown } from './cool-downs';
import { prizes } from './mercenaries';
import { addMercs } from './pieces';
import { reasonAgainstWeight, weighThen } from './secrets';
import {
  AIM_AT_SEATS,
  type Biome,
  campName,
  campNames,
  campsOf,
  here,
  isEnemy,
  type Job,
  kindOf,
  type Reason,
  secrets,
  spend,
  type T,
  tokens,
} from './state';
import { pay, reasonAgainstPrice } from './supplies';
import { back, turnStep } from './turn-order';

export const TRADE = 2; // Supplies (10.5)
const FIGHT = 3,
  HUNT = 1,
  MOST_AIMS = 3; // captives and secrets for a group of mercs

/** Why an ally neither trades nor hires out, or nothing; it stores all the same [BI-349, BI-A14]. */
export function reasonOfBusyAlly(s: Biome, camp: number): Reason {
  if (s.gangOn === camp + 2) return 'The Gang is here';
  if (s.home.indexOf(camp) >= 0) return 'Its mercs are out';
  return s.cd[camp] > 0 && `Cool-down ${s.cd[camp]}`;
}

/** On an ally camp, for an action unless the table plays it otherwise [BI-349, BI-701]. */
export const TRADING = 4; // done at once, by this value of the turn's options
export function allyOptions(s: Biome, reasonOf: (actions: number) => Reason): Option[] {
  const camp = here(s);
  if (kindOf(s, camp) !== 'Ally') return [];
  const busy = reasonOfBusyAlly(s, camp) || reasonOf(s.paymentActs);
  return [
    { label: `Trade, ${TRADE}`, value: TRADING, not: busy || reasonAgainstPrice(s, TRADE) },
    { label: 'Hire mercs', then: 'allies.hire', not: busy || reasonAgainstPrice(s, HUNT) },
  ];
}

/** The Supplies are gone and the ally cools down, whatever is taken from the box [BI-350]. */
export function closeAlly(s: Biome, t: T, camp: number): void {
  s.cd[camp] = coolDown(s, 10);
  t.tell(`${campName(s, camp)}: CD ${s.cd[camp]}`);
}
export function trade(s: Biome, t: T): string {
  spend(s, s.paymentActs);
  closeAlly(s, t, here(s));
  return pay(s, TRADE, 'allies.box');
}

/** They stand on the ally camp, and first move in the next board turn [BI-355]. In Light the table pays by itself. */
function hire(s: Biome, t: T, job: Job, prey: number, price: number): string {
  const ally = s.light ? s.chosenAlly : Math.max(0, here(s)) | 0;
  addMercs(s, ally, job, prey, job === 'Rescue' ? s.wanted : []);
  t.tell(`Mercs of ${campName(s, ally)} are out, price ${price}`);
  if (s.light) return turnStep(s);
  spend(s, s.paymentActs);
  return pay(s, price, 'turn.act');
}

/** What else there is at the camp; a captive is one of the players. */
function aimOptions(s: Biome): Option[] {
  const options: Option[] = [];
  for (let aim = 1; aim < AIM_AT_SEATS + s.names.length; aim++) {
    const left = prizes(s, aim, s.chosenCamp) - s.wanted.filter(wanted => wanted === aim).length;
    if (left > 0) options.push({ label: aim < AIM_AT_SEATS ? secrets()[aim - 1] : s.names[aim - AIM_AT_SEATS], value: aim });
  }
  return options;
}

export const allies = (s: Biome, t: T): Chapter<Biome> => {
  const leave = Object.assign(back(), { then: turnStep(s) }),
    price = (supplies: number) => !s.light && reasonAgainstPrice(s, supplies);
  return {
    page: 'Mercenaries',
    steps: {
      /** The taken secret must fit into the hand [BI-351]. */
      box: () => ({
        say: 'Look through the box alone. Take one face-down, if it fits',
        page: 'Trading',
        options: [
          {
            label: 'One secret',
            not: s.boxLeft ? reasonAgainstWeight(s, 1) : 'The box is empty',
            then() {
              s.boxLeft = Math.max(0, s.boxLeft - 1) | 0;
              return weighThen(s, 'turn.act');
            },
          },
          { label: 'None', then: 'turn.act' },
        ],
      }),

      /** The Gang [BI-353], the party of a camp [BI-354], or a camp to rescue from [BI-352]. */
      hire: () => {
        const names = campNames(s),
          nothingAt = (camp: number): Reason => !s.light && !tokens(s, camp) && s.capture.indexOf(camp + 2) < 0 && 'Nothing to rescue';
        return {
          say: 'Hire mercs for what?',
          options: [
            {
              label: `Fight the Gang, ${FIGHT}`,
              then: () => hire(s, t, 'Gang', 0, FIGHT),
              not: s.gang === 'Hidden' ? 'The Gang is hidden' : price(FIGHT),
            },
            ...campsOf(s, isEnemy).map((camp): Option => ({ label: `Rescue at ${names[camp]}`, value: camp, not: nothingAt(camp) })),
            ...campsOf(s, (_, camp) => s.party.indexOf(camp) >= 0).map(
              (camp): Option => ({ label: `Party, ${names[camp]}, ${HUNT}`, then: () => hire(s, t, 'Party', camp, HUNT) }),
            ),
            leave,
          ],
          do(camp) {
            s.chosenCamp = camp;
            s.wanted = [];
          },
          then: 'rescue',
        };
      },

      /** Up to three, 1 Supply each, all at one enemy camp, named now [BI-352]. */
      rescue: () => {
        const count = s.wanted.length;
        return {
          say: `${campName(s, s.chosenCamp)}: rescue whom or what?\n${count} of ${MOST_AIMS} chosen`,
          options: [
            count > 0 && {
              label: `Hire for ${count} ${count > 1 ? 'Supplies' : 'Supply'}`,
              then: () => hire(s, t, 'Rescue', s.chosenCamp, count),
            },
            ...(count < MOST_AIMS && !price(count + 1) ? aimOptions(s) : []),
            leave,
          ],
          do: aim => s.wanted.push(aim),
          then: 'rescue',
        };
      },
    },
  };
};
