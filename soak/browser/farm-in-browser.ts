import type { Page } from '@playwright/test';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';

/** The database of a grower who has not signed in. */
const NAME = `mgm:${ANONYMOUS}`;

/** Everything in the farm's database as one text. The page must not be the app's own. */
export async function storedText(page: Page): Promise<string> {
  return page.evaluate(async (name) => {
    const opening = indexedDB.open(name);
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const database = opening.result;
    const stores = [...database.objectStoreNames];
    const reading = database.transaction(stores);
    const all = stores.map((store) => reading.objectStore(store).getAll());
    await new Promise((resolve) => (reading.oncomplete = resolve));
    database.close();
    return JSON.stringify(all.map(({ result }) => result as unknown));
  }, NAME);
}

/** How a newer version makes the farm its own: a new form of what is written, or of the database, too. */
export type Takeover = 'format' | 'schema';

/**
 * Takes the farm over as a newer version of the app does; `back` undoes a new format.
 *
 * @returns How long the tabs of the older version kept it waiting, in milliseconds.
 */
export async function takeFarmOver(page: Page, takeover: Takeover | 'back'): Promise<number> {
  return page.evaluate(
    async ({ name, kind }) => {
      const since = performance.now();
      const opening = indexedDB.open(name, kind === 'schema' ? 1_000 : undefined);
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
      const database = opening.result;
      const writing = database.transaction('head', 'readwrite', { durability: 'strict' });
      const heads = writing.objectStore('head');
      const reading = heads.get('head');
      await new Promise((resolve) => (reading.onsuccess = resolve));
      const head = reading.result as { readonly revision: number };
      heads.put({ ...head, format: kind === 'back' ? 1 : 2 }, 'head');
      await new Promise((resolve) => (writing.oncomplete = resolve));
      database.close();
      return performance.now() - since;
    },
    { name: NAME, kind: takeover },
  );
}

/** Tells the other tabs that the log has grown, as every write does. */
export async function announce(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const channel = new BroadcastChannel(name);
    channel.postMessage({ revision: 0 });
    channel.close();
  }, NAME);
}
