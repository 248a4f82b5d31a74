// One rollup build makes every Storage module; tools/build/ holds the parts, docs/build.md the reasons.
import { config } from './tools/build/build.mjs';

export default () => config();
