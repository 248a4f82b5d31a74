// Every bundle by the name it has in the board's Storage, for engines that have no Storage: load() finds them here.

import about from '../firmware/screens/about';
import changes from '../firmware/screens/changes';
import coin from '../firmware/screens/coin';
import counters from '../firmware/screens/counters';
import dice from '../firmware/screens/dice';
import fair from '../firmware/screens/fair';
import help from '../firmware/screens/help';
import home from '../firmware/screens/home';
import jump from '../firmware/screens/jump';
import lay from '../firmware/screens/lay';
import log from '../firmware/screens/log';
import luck from '../firmware/screens/luck';
import names from '../firmware/screens/names';
import play from '../firmware/screens/play';
import plays from '../firmware/screens/plays';
import reference from '../firmware/screens/reference';
import remind from '../firmware/screens/remind';
import rolls from '../firmware/screens/rolls';
import selftest from '../firmware/screens/selftest';
import settings from '../firmware/screens/settings';
import setup from '../firmware/screens/setup';
import timers from '../firmware/screens/timers';
import tools from '../firmware/screens/tools';
import tracks from '../firmware/screens/tracks';
import who from '../firmware/screens/who';
import why from '../firmware/screens/why';
import witness from '../firmware/screens/witness';
import write from '../firmware/screens/write';
import any from '../games/any';
import biome from '../games/biome';
import { catalogue } from '../games/catalogue';
import hadal from '../games/hadal';
import loop from '../games/loop';
import tales from '../games/tales';
import tamashii from '../games/tamashii';

// biome-ignore lint/suspicious/noExplicitAny: games and screens by their names, as hal.load() gives them
export const BUNDLES: { [name: string]: any } = {
  any,
  biome,
  hadal,
  loop,
  tales,
  tamashii,
  s_about: about,
  s_changes: changes,
  s_coin: coin,
  s_counters: counters,
  s_dice: dice,
  s_fair: fair,
  s_home: home,
  s_jump: jump,
  s_lay: lay,
  s_log: log,
  s_luck: luck,
  s_names: names,
  s_play: play,
  s_plays: plays,
  s_reference: reference,
  s_remind: remind,
  s_rolls: rolls,
  s_selftest: selftest,
  s_settings: settings,
  s_setup: setup,
  s_timers: timers,
  s_tools: tools,
  s_help: help,
  s_tracks: tracks,
  s_who: who,
  s_witness: witness,
  s_why: why,
  s_write: write,
};

/** A bundle by its name; `remedy` tells a person what to do when it is not there. */
export const loader = (remedy: string) => (name: string) => {
  if (!Object.hasOwn(BUNDLES, name)) throw new Error(`The module ${name} is missing. ${remedy}`);
  return BUNDLES[name];
};

export { catalogue };
