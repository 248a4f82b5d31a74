// Every bundle by the name it has in the board's Storage, for engines that have no Storage: load() finds them here.

import about from '../firmware/screens/about';
import home from '../firmware/screens/home';
import jump from '../firmware/screens/jump';
import log from '../firmware/screens/log';
import names from '../firmware/screens/names';
import play from '../firmware/screens/play';
import plays from '../firmware/screens/plays';
import selftest from '../firmware/screens/selftest';
import settings from '../firmware/screens/settings';
import setup from '../firmware/screens/setup';
import tools from '../firmware/screens/tools';
import tracks from '../firmware/screens/tracks';
import witness from '../firmware/screens/witness';
import why from '../firmware/screens/why';
import write from '../firmware/screens/write';
import { CATALOGUE } from '../games/catalogue';

export const BUNDLES: { [name: string]: any } = {
  s_about: about,
  s_home: home,
  s_jump: jump,
  s_log: log,
  s_names: names,
  s_play: play,
  s_plays: plays,
  s_selftest: selftest,
  s_settings: settings,
  s_setup: setup,
  s_tools: tools,
  s_tracks: tracks,
  s_why: why,
  s_witness: witness,
  s_write: write,
};

export { CATALOGUE };
