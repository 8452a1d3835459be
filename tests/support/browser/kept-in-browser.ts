import type { Page } from '@playwright/test';

/** Reads all storage of the page's origin, as text by place; packed records are unpacked first. */
export function keptInBrowser(page: Page) {
  return page.evaluate(async () => {
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        // Typed arrays and buffers alike; shared memory is never stored.
        const bytes = new Uint8Array(value as ArrayBuffer);
        if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes);
        const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
        return new Response(unpacked).text();
      }
      if (value instanceof Blob) return textOf(await value.arrayBuffer());
      if (typeof value !== 'object' || value === null) return String(value);
      const parts = Object.entries(value).map(
        async ([key, part]) => `${key}:${await textOf(part)}`,
      );
      return (await Promise.all(parts)).join(' ');
    };
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    // One that has gone since it was listed must not come back as an empty one.
    const openExisting = (name: string): Promise<IDBDatabase | null> => {
      const request = indexedDB.open(name);
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      return done(request).catch(() => null);
    };
    const databases: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await openExisting(name ?? '');
      if (database === null) continue;
      for (const store of database.objectStoreNames) {
        const records = await done(database.transaction(store).objectStore(store).getAll());
        databases.push(`${name} ${store} ${await textOf(records)}`);
      }
      database.close();
    }
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return {
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      indexedDB: databases.join('\n'),
      caches: kept.join('\n'),
    };
  });
}
