// Not a screen, but loaded like one, for as long as the odds of a throw are worked out: so they take no memory while dice are thrown.
import { odds } from '../tools/odds';

export default odds;
