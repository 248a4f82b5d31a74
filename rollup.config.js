// One rollup build makes every Storage module; firmware/build/ holds the parts, docs/build.md the reasons.
import { config } from './firmware/build/config.mjs';

export default () => config();
