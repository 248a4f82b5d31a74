// What tests leave in the window of a page, to ask for it later.
interface Window {
  early: number; // times that something was seen before it was stored
  seen: number;
  spoken: number; // times that the live region spoke
  menus: number; // of the browser, that came up
  heard: number[]; // frequencies that the speaker was asked for
  old?: boolean; // the page has not been loaded again yet
}
