import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from './farm-document.ts';
import type { Clock, DocumentStorage } from './ports.ts';

const BETWEEN_COPIES_MS: Millis = 15 * 60_000;

/** Keeps a copy of the whole farm every now and then, at most one in a quarter of an hour. */
export function keepRollingCopies(
  storage: DocumentStorage,
  clock: Clock,
): (document: FarmDocument) => Promise<void> {
  let newestAt: Millis | null = null;
  return async (document) => {
    const now = clock.now();
    newestAt ??= await newestRollingCopy(storage);
    if (now - newestAt < BETWEEN_COPIES_MS) return;
    await storage.saveCopy(document, 'rolling', now);
    newestAt = now;
  };
}

async function newestRollingCopy(storage: DocumentStorage): Promise<Millis> {
  const copies = await storage.listCopies();
  return copies.find(({ reason }) => reason === 'rolling')?.at ?? -Infinity;
}
