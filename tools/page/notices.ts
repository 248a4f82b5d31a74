// Sentences above the device that tell what a person has to know about this page: each once, until it no longer holds.

export interface Notices {
  /** Says it, or says something else in its place. `act` is a button beside it. */
  say(name: string, text: string, act?: { label: string; does(): void }): void;
  /** The same, with a button that takes it away: for what has happened and is over. */
  once(name: string, text: string): void;
  forget(name: string): void;
}

export function notices(place: HTMLElement): Notices {
  const shown = new Map<string, HTMLElement>();

  function forget(name: string): void {
    shown.get(name)?.remove();
    shown.delete(name);
  }

  function say(name: string, text: string, act?: { label: string; does(): void }): void {
    forget(name);
    const note = document.createElement('p');
    note.className = 'notice';
    note.dataset.about = name;
    const words = document.createElement('span');
    words.textContent = text;
    note.append(words);
    if (act) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = act.label;
      button.addEventListener('click', act.does);
      note.append(button);
    }
    shown.set(name, note);
    place.append(note);
  }

  return { say, forget, once: (name, text) => say(name, text, { label: 'Close', does: () => forget(name) }) };
}
