import type { Locator } from '@playwright/test';

/**
 * Waits until a part of the screen says something, however short it says it: the page itself watches.
 * To be asked before what makes it say so.
 */
export async function hears(part: Locator, words: string): Promise<void> {
  await part.evaluate(
    (element, wanted) =>
      new Promise<void>((heard) => {
        const watch = new MutationObserver(() => {
          if (element.textContent?.includes(wanted)) heard();
        });
        watch.observe(element, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );
}
