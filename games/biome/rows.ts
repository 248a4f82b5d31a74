// Every value of the game, what it is called and where it begins and ends.

/**
 * Every value once: "key:name:most or words:start:least:end of its bar", by what it belongs to. A key alone is not for the players.
 * A most with slashes is for 3, 4 or 5 stacks, and = starts there; among words # stands for the players, @ for the camps, $ for the secrets.
 * 0 the game, 1 what seldom matters of it, 2 printed, 3 seats, 4 camps, 5 farms, 6 routes, 7 parties, 8 mercs, 9 targets of mercs, 10 lists of the moment.
 */
export const rows = (group: number) =>
  [
    'turnOf:On turn:#,round:Round:1000:1:1,exitKeys:Exit keys:4/5/7:::3/4/5,keysDestroyed:Keys lost:4/5/7:::2/2/3,tilesLeft:Tiles left:25/33/41:=,actionsPerTurn:Turn gives:6/6/7:3:3,carryCap:Carry:6/7/7:4:4,exitRevealed:Exit found:No|Yes,gang:Gang:Hidden|Roaming|Fights 1|Fights 2|Fights 3,gangOn:Gang on:-|Open land|@,pieces:Pieces:15',
    'secretsLeft:Secrets:18/23/29:=,boxLeft:Secret box:11/13/19:=,limbo:Loot away:56,firstPlayer:First:#,stacks:Stacks:5:0:3,rulings:Rulings:Paying acts|Toll acts|Ally shut|Berserk now|Gang reroll|Weighed|Short|Gang spares,clock:Minutes:9,ends,phase,item,chosen,mode,done,warned',
    'sides:Tile sides:8:6:1,cdBoard:CD spaces:31:19:1,bank:Bank:99:99,maxFarms:Max farms:15:8:1,maxCamps:Max camps:8:8:1,maxRoutes:Max routes:15:6',
    'actionsLeft:Actions:1000:3,on:Stands on:Open land|Mountain|Exit|@:3,health:Health:OK|Injured,injuryCD:Healing:10,capture:Captive:Free|Unknown|@,captureRounds:Held for:2,carried:Carried:9,allotment:Allotment:6/6/7:3',
    'cd:Cool-down,kind:Camp is:Main|Player|Ally|Stealer|Killer|Gone,land:Lies on:Open land|Mountain|Exit',
    'farmCd:Farm CD:10:6,farmBase:Farm base:10:6:6,farmCamp:Farm feeds:Idle|@:1,halted:Halted:No|Yes',
    'routeFrom:Route from:@,routeTo:Route to:@,length:Length:5:0:2,blocked:Blocked:No|Yes',
    'party:Party of:@,origin:Party from:Exit|@,loot:Carries:-|$,lootToo:Also has:-|$',
    'home:Mercs of:@,job:Mercs job:None|Rescue|Gang|Party|Fighting,paid:Mercs paid:3,prey:Mercs to:@',
    'targets:Rescue:-|$|#',
    'account,wanted,todo,undoPoint',
  ][group];
