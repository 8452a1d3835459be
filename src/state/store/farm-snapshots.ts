import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmTimeline } from './farm-timeline.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import { untilNextCopy } from '../backup/copy-rotation.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { Clock } from '../ports/environment.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';

const ROWS_PER_SNAPSHOT = 200;
const IDLE_MS: Millis = 30_000;

/**
 * Writes a snapshot of the farm after 200 rows or half a minute without changes, then the mirror for older
 * versions and sometimes an automatic backup. Nothing depends on it: if a snapshot fails, the next start reads
 * more rows.
 *
 * @param copyElsewhere - Also backs up to the grower's own folder, whether or not the backup here works.
 */
export function keepSnapshots(
  world: FarmEnvironment,
  firstRevision: number,
  copyElsewhere: () => void,
) {
  const { storage, mirror, timers, logger, clock } = world;
  const keepRollingCopy = keepRollingCopies(storage, clock);
  let snapshotRevision = firstRevision;
  let cancelIdle: (() => void) | null = null;

  async function write({ revision, confirmed }: FarmTimeline): Promise<void> {
    if (revision <= snapshotRevision) return;
    const earlier = snapshotRevision;
    snapshotRevision = revision;
    copyElsewhere();
    try {
      await storage.writeSnapshot(revision, confirmed.document);
      await keepRollingCopy(confirmed.document);
    } catch (cause) {
      snapshotRevision = earlier;
      logger.error('The snapshot of the farm was not written', cause);
    }
  }

  return {
    stored(timeline: FarmTimeline) {
      cancelIdle?.();
      cancelIdle = timers.after(IDLE_MS, () => {
        mirror.write(timeline.confirmed.document);
        void write(timeline);
      });
      if (timeline.revision - snapshotRevision >= ROWS_PER_SNAPSHOT) void write(timeline);
    },
    close() {
      cancelIdle?.();
    },
  };
}

/** Keeps a copy of the whole farm every now and then; `untilNextCopy` says how often. */
function keepRollingCopies(
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
