// Every value of the game: what it is called, where it begins and ends.
import { oldListOf as listOf, oldStartOf as startOf, type Tracks, oldTracksOf as tracksOf } from '../kit';
import { type Biome, camps, heaps, labels, spare } from './table';

/** In a function, so that the text stays in flash: as a constant it took 176 variables of the device. */
const table = () => `
turnOf,,~names,On turn
round,,1 1000,,,1
exitKeys,,7|stacks
keysDestroyed,*,7,Keys lost
tilesLeft,*,41
actionsPerTurn,,3 7,Turn gives,,3
carryCap,,4 7,Carry,,4
exitRevealed,,?,Exit found
gang,,Hidden/Roaming/Fights 1/Fights 2/Fights 3
gangOn,,-/Open land/~camps
pieces,,15,,Farms/Routes/Parties/Mercs/Camps
sides,p,1 8,Tile sides,,6
cdBoard,p,1 31,CD spaces,,19
bank,p,99,,,99
maxFarms,p,1 15,,,8
maxCamps,p,1 8,,,8
maxRoutes,p,15,,,6
#Table
secretsLeft,*,29,Secrets
boxLeft,*,19,Secret box
limbo,,56,Loot away
firstPlayer,,~names,First
stacks,,3 5
rulings,,&Pay action/Toll action/Ally shuts/Berserk now/Gang reroll/Weighed/Short/Gang spares
clock,,9,Minutes
ends
phase
item
chosen
mode
done
warned
#Players,e
actionsLeft,,1000,Actions,,3
on,,Open land/Mountain/Exit/~camps,Stands on,,3
health,d,OK/Injured
injuryCD,,10,Healing
capture,,Free/Unknown/~camps,Captive
captureRounds,d,2,Held for
carried,ds,9
allotment,d,7,,,3
#Camps,,~camps
cd,,=cdBoard,Cool-down
kind,d,Main/Player/Ally/Stealer/Killer/Gone,Camp is
land,d,Open land/Mountain/Exit,Lies on
#Farms,,Farm 1
farmCd,,10,Farm CD
farmBase,,6 10
farmCamp,,Idle/~camps,Farm feeds
halted,,?
#Routes,,Route 1
routeFrom,,~camps
routeTo,,~camps
length,,2 5
blocked,,?
#Parties,,Party 1
party,,~camps,Party of
origin,,Exit/~camps,Party from
loot,,-/~secrets,Carries
lootToo,,-/~secrets,Also has
#Mercs,,Mercs 1
home,,~camps,Mercs of
job,,None/Rescue/Gang/Party/Fighting,Mercs job
paid,,3,Mercs paid
prey,,~camps,Mercs to
targets,,-/~secrets/~names,Rescue,Aim 1
#Secrets,,~camps
supply,d,4,,,2
key,d,9
extraAction,d,9,Extra Act.
extraCarry,d,9,Extra Car.
farmKit,d,9,Farm Kit
campKit,d,9,Camp Kit
caravanKit,d,9,Caravan K.
clairvoyance,d,9,Clairvoya.
foresight,d,9
teleport,d,9
hidden,,56,Face-down
`;

function someTracks(s: Biome, only?: string): Tracks {
  const all = tracksOf(s, table(), name => (name == 'camps' ? camps(s) : name == 'names' ? s.names : labels()), only);
  // the bars of what the number of stacks decides
  if (all.tilesLeft || all.secretsLeft || all.boxLeft) for (const row of heaps(s.stacks)) if (all[row[0]]) all[row[0]].limits = [row[1]];
  if (all.keysDestroyed) all.keysDestroyed.limits = [spare(s) + s.keysDestroyed + 1];
  return all;
}

/** The first values of all of them. */
export const values = (seats: number) => startOf(table(), seats, () => ['Main']);

export const tracks = (s: Biome) => someTracks(s);
export const track = (s: Biome, id: string) => someTracks(s, id)[id];
export const tracksOnTop = (s: Biome, printed: boolean) => listOf(s, table(), '', printed);
export const tracksUnder = (s: Biome, heading: string, printed: boolean) => listOf(s, table(), heading, printed);
