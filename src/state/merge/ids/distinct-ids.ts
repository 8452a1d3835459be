import type { FarmDocument } from '../../document/farm-document.ts';
import { type FarmRecord, recordsOf } from '../../document/records-of.ts';
import { COLLECTION_NAMES, ruleOfCollection } from '../../schema/collections.ts';
import { freeIdFor } from '#domain/records/numbered-id.ts';
import { haveCommonWrites } from '../common-past.ts';
import { idsEverUsed } from '../../records/deletes/ids-ever-used.ts';
import type { MergeContext, Sides } from '../merge-context.ts';
import type { RecordsRule } from '../../schema/merge-rule.ts';
import { recordLabel } from '../../schema/record-key.ts';
import { renameRecord } from '../../schema/references/rename-record.ts';
import { readHighestIds } from '../../document/sync/sync-meta-records.ts';
import { readOwn } from '../../document/json-record.ts';

/**
 * Makes ids distinct: if both sides gave a new id to different things, this device's gets the next free one,
 * everywhere it is used.
 *
 * Ids made from names or numbers can collide; the name tells the things apart.
 */
export function withDistinctIds(
  farms: Sides<FarmDocument>,
  context: MergeContext,
): Sides<FarmDocument> {
  // Parted copies of one farm, whose last common state is lost, mean the same by the same id.
  if (!context.hasBase && haveCommonWrites(farms)) return farms;
  let local = farms.local;
  for (const slice of COLLECTION_NAMES) {
    const rule = ruleOfCollection(slice);
    if (rule?.natural === undefined) continue;
    const before = new Set(recordsOf(farms.base, slice).map(({ id }) => id));
    const remote = new Map(recordsOf(farms.remote, slice).map((record) => [record.id, record]));
    for (const { id } of recordsOf(local, slice)) {
      const other = before.has(id) ? undefined : remote.get(id);
      const own = other && recordsOf(local, slice).find((record) => record.id === id);
      if (own === undefined || other === undefined) continue;
      if (isSameThing(rule, own, other)) continue;
      const free = freeIdFor(id, takenIds({ ...farms, local }, slice));
      local = renameRecord(local, slice, id, free);
      context.note(
        'renamed',
        { slice, entityId: free, label: recordLabel(rule, free, own), path: [] },
        { base: id, local: free },
        'local',
      );
    }
  }
  return local === farms.local ? farms : { ...farms, local };
}

function isSameThing(rule: RecordsRule, a: FarmRecord, b: FarmRecord): boolean {
  if (rule.natural?.(a) === rule.natural?.(b)) return true;
  const [made, other] = [readOwn(a, 'createdAt'), readOwn(b, 'createdAt')];
  return typeof made === 'string' && made === other && !made.startsWith('1970-');
}

function takenIds(farms: Sides<FarmDocument>, slice: string): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const farm of [farms.base, farms.local, farms.remote]) {
    for (const id of idsEverUsed(farm, slice)) taken.add(id);
    const numbers = readOwn(readHighestIds(farm), slice) ?? {};
    for (const [prefix, number] of Object.entries(numbers)) taken.add(`${prefix}${number}`);
  }
  return taken;
}
