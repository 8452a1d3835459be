import type { SyncNotice } from './sync-notice.ts';

const MAX_NOTICES = 200;
const MAX_CHARACTERS = 64_000;

/** Notices, each once and newest first, as many as may travel with a farm. */
export function boundedNotices(notices: readonly SyncNotice[]): readonly SyncNotice[] {
  const byId = new Map<string, SyncNotice>();
  for (const notice of notices) if (!byId.has(notice.id)) byId.set(notice.id, notice);
  const newest = [...byId.values()]
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_NOTICES);
  let characters = 0;
  return newest.filter((notice) => {
    const length = JSON.stringify(notice).length;
    if (characters + length > MAX_CHARACTERS) return false;
    characters += length;
    return true;
  });
}
