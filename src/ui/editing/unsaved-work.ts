import { useEffect } from 'react';

let places = 0;
const waiting = new Set<() => void>();

/** Marks a place where something may be typed that is not saved yet, for as long as it is open. */
export function useUnsavedWork(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    places += 1;
    return () => {
      places -= 1;
      // After what is drawn with the end of it.
      if (places === 0) setTimeout(goOn);
    };
  }, [isOpen]);
}

/** Waits until nothing that was typed can be lost, then does it; returns the way to give it up. */
export function onceNothingIsTyped(act: () => void): () => void {
  waiting.add(act);
  goOn();
  return () => void waiting.delete(act);
}

function goOn(): void {
  if (waiting.size === 0) return;
  if (isTypedIn(document.activeElement)) addEventListener('focusout', goOnLater, { once: true });
  else if (places === 0) {
    const acts = [...waiting];
    waiting.clear();
    for (const act of acts) act();
  }
}

function goOnLater(): void {
  setTimeout(goOn);
}

function isTypedIn(element: Element | null): boolean {
  return element?.matches('input:not([type="checkbox"], [type="radio"]), textarea') ?? false;
}
