// The words on Biome's screens, explained for who has never played (help).

export const words = () => `CD: cool-down, dice bring it to 0
D6: die of six
Mercs: hired fighters
Main: your first camp: empty, a Killer takes it
Supply: pays for trades, kits and hire
Secret: token, mostly face-down
Key: open the Exit with all of them
Barn: Supplies of a camp
Farm: gives a Supply when its CD is 0
Ally: camp that trades and hires out mercs
Stealer: camp that robs you
Killer: camp that robs, and destroys empty camps
Gang: moves by a die, and hurts what it meets
Exit: the last tile, needs the Keys
Party: robbers with what they took
Route: caravan between two camps
Garrison: camp with a player in it
Captive: held until freed or home injured
Injured: out until the CD is 0
Captured: you are taken to the nearest Stealer
Clairvoyance: look at secrets nearby
Foresight: look at the next tiles or secrets
Teleport: go to another friendly camp
Caravan: sends secrets along a route
Ransom: pay to free a captive
Carry: what you can hold
Stack: tiles or secrets in order
Odds: chances of a cool-down
Discover: turn a secret over
Explore: lay the next tile
Bank: Supplies nobody has
Box: secrets outside the stacks`;
