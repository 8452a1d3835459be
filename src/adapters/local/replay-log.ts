import { applyPatches } from '#state/document/document-patch.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { LogRow } from '#state/document/log-row.ts';

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
