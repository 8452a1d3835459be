import { applyPatches } from '../document/document-patch.ts';
import { type FarmMoment, type FarmTimeline, timelineOf } from './farm-timeline.ts';
import { recordChange } from '../records/history.ts';
import type { LogRow } from '../document/log-row.ts';
import type { StoredFarm } from '../ports/document-storage.ts';

/** Changes stored by other tabs, before this tab's pending ones. */
export interface ReceivedFarm {
  readonly base: FarmTimeline;
  readonly rows: readonly LogRow[];
}

/** Rows of other tabs came first: they are taken over. */
export function receiveRows(timeline: FarmTimeline, rows: readonly LogRow[]): ReceivedFarm {
  const confirmed = rows.reduce<FarmMoment>(
    ({ document, history }, row) => ({
      document: applyPatches(document, row.patches),
      history: recordChange(history, row),
    }),
    timeline.confirmed,
  );
  const revision = rows.at(-1)?.revision ?? timeline.revision;
  return { base: { revision, confirmed, pending: [] }, rows };
}

/** Restarts the timeline from the stored farm if the log no longer reaches back to it. */
export async function receiveStoredFarm(farm: StoredFarm): Promise<ReceivedFarm> {
  const { earlierRows, ...found } = farm;
  const rows = [...((await earlierRows?.()) ?? []), ...farm.rows];
  return { base: timelineOf({ ...found, rows }), rows };
}
