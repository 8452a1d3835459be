import { recordsOf, type FarmRecord } from '../../document/records-of.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { dropReferences } from '../../schema/references/drop-references.ts';
import { collectionsNamed } from '../../schema/references/missing-references.ts';
import type { Reference } from '../../schema/merge-rule.ts';
import type { Sides } from '../merge-context.ts';

const FORGETTING = collectionsNamed(isWeakOne);

/** Buffer lists, shelves and the like forget what one side has deleted and the other has added there. */
export function dropDeleted(farms: Sides<FarmDocument>, merged: FarmDocument): FarmDocument {
  return FORGETTING.reduce((farm, slice) => {
    const present = new Set(recordsOf(farm, slice).map(({ id }) => id));
    const deleted = new Map<string, FarmRecord>();
    for (const side of [farms.base, farms.local, farms.remote]) {
      for (const record of recordsOf(side, slice)) {
        if (!present.has(record.id)) deleted.set(record.id, record);
      }
    }
    return [...deleted.values()].reduce(
      (left, record) => dropReferences(left, slice, record, isWeakOne),
      farm,
    );
  }, merged);
}

function isWeakOne({ isWeak }: Reference): boolean {
  return isWeak === true;
}
