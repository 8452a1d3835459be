import type { LogRow } from '#state/document/log-row.ts';
import type { StoredFarm } from '#state/ports/document-storage.ts';
import type { PackedSnapshot } from './farm-database.ts';
import { unpackFarm } from './packed-farm.ts';
import { type PackedRow, unpackRows } from './packed-row.ts';
import { applyPatches } from '#state/document/document-patch.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';

/**
 * The newest farm that undamaged snapshots and rows lead to, or null when no snapshot is good.
 *
 * A bad snapshot is replaced by the one before and more rows. A bad row ends what can be trusted: rows
 * after it are not used, since they were made on top of it.
 */
export async function readLog(
  snapshots: readonly PackedSnapshot[],
  packedRows: readonly PackedRow[],
): Promise<StoredFarm | null> {
  const rows = await unpackRows(packedRows);
  let best: StoredFarm | null = null;
  for (const snapshot of snapshots.toSorted((left, right) => right.revision - left.revision)) {
    const reached = reachOf(snapshot.revision, rows);
    if (best !== null && reached <= best.revision) continue;
    const farm = await unpackFarm(snapshot);
    if (farm === null) continue;
    const history = runUpTo(reached, rows);
    best = {
      revision: reached,
      snapshotRevision: snapshot.revision,
      document: replayLog(farm, snapshot.revision, history),
      rows: history,
    };
  }
  return best;
}

/** How far good rows without a gap lead on from a snapshot. */
function reachOf(revision: number, rows: readonly (LogRow | null)[]): number {
  let reached = revision;
  for (const row of rows) if (row?.revision === reached + 1) reached += 1;
  return reached;
}

/** The good rows without a gap that end at a revision; undo and redo are rebuilt from them. */
export function runUpTo(revision: number, rows: readonly (LogRow | null)[]): LogRow[] {
  const run: LogRow[] = [];
  let next = revision;
  for (const row of rows.toReversed()) {
    if (row === null || row.revision > next) continue;
    if (row.revision < next) break;
    run.push(row);
    next -= 1;
  }
  return run.reverse();
}

/** The farm that a snapshot and the rows written after it lead to. */
export function replayLog(
  snapshot: FarmDocument,
  snapshotRevision: number,
  rows: readonly LogRow[],
): FarmDocument {
  return rows
    .filter(({ revision }) => revision > snapshotRevision)
    .reduce((document, { patches }) => applyPatches(document, patches), snapshot);
}
