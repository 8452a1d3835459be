import { sameValue } from '../document/farm-document.ts';
import { createEmitter } from '../ports/emitter.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { SyncQuestion, SyncStatus } from '../ports/cloud-status.ts';
import { CLOUD_AT_START, SYNC_AT_START } from '../ports/cloud-status.ts';
import { type CloudEvent, reduceCloud } from './reduce-cloud.ts';
import type { ServerClock } from './server-clock.ts';
import type { SyncFarm } from './sync-farm.ts';
import type { SyncNews } from '../ports/sync-page.ts';

export type SyncView = ReturnType<typeof syncView>;

/** Tracks the sync status and reports changes. */
export function syncView(farm: SyncFarm, server: Pick<ServerClock, 'offset' | 'recall'>) {
  const changed = createEmitter();
  let cloudWrittenAt: Millis | null = null;
  let status = SYNC_AT_START;

  function set(next: SyncStatus): void {
    const writtenAt = farm.now().meta.lastWriteAt;
    const waiting = writtenAt !== (cloudWrittenAt ?? 0);
    const before = status;
    status = { ...next, waiting };
    if (isSame(before, status)) status = before;
    else changed.emit();
  }

  return {
    status: () => status,
    onChange: changed.onEmit,
    emit: (event: CloudEvent) => set({ ...status, ...reduceCloud(status, event) }),
    /** The cloud is known to hold a farm of this date. */
    inCloud(writtenAt: Millis | null, syncedAt: Millis) {
      cloudWrittenAt = writtenAt;
      set({ ...status, syncedAt });
    },
    ask: (question: SyncQuestion | null) => set({ ...status, question }),
    /** The farm was changed here. */
    refresh: () => set(status),
    news: (): SyncNews => ({ status, cloudWrittenAt, clockOffset: server.offset() }),
    /** Adopts what the leader tab found. */
    adopt(news: SyncNews) {
      server.recall(news.clockOffset ?? null);
      ({ cloudWrittenAt } = news);
      // A tab of an older version knows of no refusal.
      set({ ...CLOUD_AT_START, ...news.status });
    },
  };
}

function isSame(
  { question: before, ...left }: SyncStatus,
  { question, ...right }: SyncStatus,
): boolean {
  return sameValue(left, right) && isSameQuestion(before, question);
}

/** A farm restarted since is asked about again. */
function isSameQuestion(left: SyncQuestion | null, right: SyncQuestion | null): boolean {
  if (left?.kind !== 'deleted-in-cloud' || right?.kind !== 'deleted-in-cloud') {
    return left?.kind === right?.kind;
  }
  return left.deletedAt === right.deletedAt && left.isBegunAnew === right.isBegunAnew;
}
