// The words on the screens of Tales from the Loop, explained for who has never played (help).

export const words = () => `B,C,D,E,F,G,H,J,K,L,M,N,O,P,Q,R,S,T,U,V,W,X,Y,Z: place on the map
?: not known yet
MK79,AMB110: a Machine
Time: cubes you can spend
Pool: cubes not spent yet
Action space: where spent cubes lie
Insight: what you know, you want it
Enigma: the danger, it grows
Rumor: card for the place of its letter
Favor: what your parents think of you
Grounded: 2 cubes locked by bad Favor
Restricted: place you are not allowed in
OPEN: place for everybody
Alert: dangerous Machine
Routine: quiet Machine
Hack: get control of a Machine
Firewall: test on the way to the HACK
Response: what a Machine does to you
Scout: turn a Rumor or Firewalls up
Investigate: test for a Rumor
Combo: two tags that pass a test
Iconic: your own Item, kept when you use it
Anomaly: strange card with counters
Chore: task from home
Diary: story cards of the Scenario
School Card: event of the day
Push: roll again for a condition
Sick: stays at HOME today
Condition: slot that locks a cube
Exhausted,Upset,Scared,Injured: condition, locks a cube
Late: not home for dinner
Brave,Clever,Charming,Quick,Tough: trait for tests
Dense,Skittish,Dull,Weak: weakness
Sector: square of the map
Repel: Firewall that makes you AVOID
First Player: breaks ties this Round
Help: others add a die
Rest: frees a cube
Trade: swap Items here`;
