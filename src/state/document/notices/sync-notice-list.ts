import type { SyncNotice } from './sync-notice.ts';

const MAX_NOTICES = 200;
const MAX_CHARACTERS = 64_000;

/** Notices that travel with a farm, and those that are too many for it. */
export interface SortedNotices {
  readonly kept: readonly SyncNotice[];
  readonly leftOver: readonly SyncNotice[];
}

/** Notices, each once and newest first: as many as may travel with a farm, and the others. */
export function sortNotices(notices: readonly SyncNotice[]): SortedNotices {
  const newest = newestNoticesFirst(notices);
  let characters = 0;
  const kept = newest.slice(0, MAX_NOTICES).filter((notice) => {
    const length = JSON.stringify(notice).length;
    if (characters + length > MAX_CHARACTERS) return false;
    characters += length;
    return true;
  });
  const isKept = new Set(kept);
  return { kept, leftOver: newest.filter((notice) => !isKept.has(notice)) };
}

/** Notices, each once and newest first. */
export function newestNoticesFirst(notices: readonly SyncNotice[]): readonly SyncNotice[] {
  const byId = new Map<string, SyncNotice>();
  for (const notice of notices) if (!byId.has(notice.id)) byId.set(notice.id, notice);
  return [...byId.values()].toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}
