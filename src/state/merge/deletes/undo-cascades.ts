import { type FarmDocument, sameValue } from '../../document/farm-document.ts';
import { type FarmRecord, recordsOf } from '../../document/records-of.ts';
import { ruleOfCollection } from '../../schema/collections.ts';
import {
  collectionsNamed,
  isNeeded,
  missingReferences,
} from '../../schema/references/missing-references.ts';
import { restoreRecord } from '../../schema/references/restore-references.ts';
import { type MergeContext, type Side, type Sides, ofEach, otherSide } from '../merge-context.ts';
import { mergeSlices } from '../merge-slices.ts';
import { recordLabel } from '../../schema/record-key.ts';

/** Deleting one of these takes other things with it. */
const CASCADING = collectionsNamed(isNeeded);

interface Survivor {
  readonly slice: string;
  readonly id: string;
  readonly deletedBy: Side;
}

/**
 * Undoes deletes that conflict with the other side: it edited the deleted record or used it in a new one.
 * Records deleted with it, such as order lines, are restored too.
 */
export function withCascadesUndone(
  farms: Sides<FarmDocument>,
  context: MergeContext,
): Sides<FarmDocument> {
  const deletes = CASCADING.flatMap((slice) => deletesOf(farms, slice));
  const silent = { ...context, note: () => undefined, unnote: () => undefined };
  let ready = farms;
  let waiting = deletes;
  let survivors = waiting.filter((one) => isEdited(farms, one));
  // Each round brings something back, so there are at most as many as there are deletes.
  for (;;) {
    for (const one of survivors) {
      const { slice, id, deletedBy } = one;
      ready = { ...ready, [deletedBy]: restoreRecord(ready[deletedBy], farms.base, slice, id) };
      noteEdited(farms, one, context);
    }
    waiting = waiting.filter((one) => !survivors.includes(one));
    if (waiting.length === 0) return ready;
    const merged = mergeSlices(ready, silent);
    const needed = new Set(
      missingReferences(merged, isNeeded).map(({ text, reference }) => `${reference.to} ${text}`),
    );
    survivors = waiting.filter(({ slice, id }) => needed.has(`${slice} ${id}`));
    if (survivors.length === 0) return ready;
  }
}

function deletesOf(farms: Sides<FarmDocument>, slice: string): readonly Survivor[] {
  const ids = (farm: FarmDocument) => new Set(recordsOf(farm, slice).map(({ id }) => id));
  const [local, remote] = [ids(farms.local), ids(farms.remote)];
  return recordsOf(farms.base, slice).flatMap(({ id }): readonly Survivor[] => {
    if (local.has(id) === remote.has(id)) return [];
    return [{ slice, id, deletedBy: local.has(id) ? 'remote' : 'local' }];
  });
}

function recordIn(farm: FarmDocument, slice: string, id: string): FarmRecord | undefined {
  return recordsOf(farm, slice).find((record) => record.id === id);
}

function isEdited(farms: Sides<FarmDocument>, { slice, id, deletedBy }: Survivor): boolean {
  const before = recordIn(farms.base, slice, id);
  const now = recordIn(farms[otherSide(deletedBy)], slice, id);
  // Single products follow their varieties: their changes are nobody's work.
  return now?.['type'] !== 'single' && !sameValue(before, now);
}

function noteEdited(
  farms: Sides<FarmDocument>,
  { slice, id, deletedBy }: Survivor,
  context: MergeContext,
): void {
  const keptSide = otherSide(deletedBy);
  const records = ofEach(farms, (farm) => recordIn(farm, slice, id));
  const kept = records[keptSide];
  const rule = ruleOfCollection(slice);
  if (rule === undefined || kept?.['type'] === 'single') return;
  const label = recordLabel(rule, id, kept);
  context.note('edited', { slice, entityId: id, label, path: [] }, records, keptSide);
}
