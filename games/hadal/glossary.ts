// The words on Hadal's screens, explained for people who have never played (help).

export const words = () => `Az: Azrak
Loc: location
vs: against the difficulty
R: the round
1st,2nd,3rd: your attributes, left to right
expl: Explore
Upd: Update
crit: equal, the critical success
XP: a mark on a card
Cards first: do what your card says
=: critical, - fail, + success
Azrak: tokens that pay for everything
Vortex: where spent Azrak go
Destiny: card that is added to a test
Boost: 1 Azrak each, +1
Support: others pay Azrak, +1 each
Time Captain: decides when you disagree
Receptacle: the body you act with
Stand by: put your card back, free
Explore: take another card of the panorama
Panorama: cards of this location
Return: Azrak that Updates have cost
Update: takes Azrak out of the Vortex, for all
Emergency: at 0 Azrak: fill up from the Vortex
Ejected: out until all leave
Recon: first look at the cards
Telepathy: tell in your own words
Conflict: a test you cannot refuse
Talent: bonus of your Receptacle
Gear: own card, never swapped
Life: damage that beats the adversary
Run: attempts at the mission
Location: place on the map
Skills: 1, 2, 3: attributes
Scope: where the talent counts
Level: most Azrak you can have`;
