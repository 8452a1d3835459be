import type { Millis } from '#domain/calendar/iso-date.ts';
import { untilNextCopy } from '../backup/copy-rotation.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { Clock } from '../ports/environment.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';

/** Keeps a copy of the whole farm every now and then; `untilNextCopy` says how often. */
export function keepRollingCopies(
  storage: DocumentStorage,
  clock: Clock,
): (document: FarmDocument) => Promise<void> {
  let newestAt: Millis | null = null;
  return async (document) => {
    const now = clock.now();
    newestAt ??= await newestRollingCopy(storage);
    if (untilNextCopy(newestAt, now) > 0) return;
    await storage.saveCopy(document, 'rolling', now);
    newestAt = now;
  };
}

async function newestRollingCopy(storage: DocumentStorage): Promise<Millis | null> {
  const copies = await storage.listCopies();
  return copies.find(({ reason }) => reason === 'rolling')?.at ?? null;
}
