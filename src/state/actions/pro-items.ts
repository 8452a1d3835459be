import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { amountsInUnit, heldProblem, withUnitOfItem } from '#domain/alchemy/items/change-unit.ts';
import { alchemyId } from '#domain/alchemy/alchemy-id.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readRecord } from '../normalise/read-record.ts';
import { PRO_ITEMS } from '../schema/alchemy.ts';
import { freeId, patchById, recordById } from '#domain/records/change-records.ts';
import type { RecordPatch } from '#domain/records/record-patch.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import type { ProItemAction } from './pro-catalog-action.ts';

/**
 * Changes of the ingredients of Pro products.
 *
 * An item in use may go: recipes then say that it is missing, and orders are short of it.
 */
export function reduceProItems(
  document: FarmDocument,
  action: ProItemAction,
  now: Millis,
): FarmDocument {
  const { items } = document.alchemy;
  switch (action.type) {
    case 'ADD_PRO_ITEM': {
      const { id, name } = action.payload;
      const wanted = id || alchemyId('itm', name, now);
      const added = savedItem({ ...action.payload, id: freeId(wanted, items) });
      return withItems(document, [...items, added]);
    }
    case 'UPDATE_PRO_ITEM': {
      const { id, patch } = action.payload;
      const before = recordById(items, id);
      if (before === undefined) return document;
      const { unit = before.unit } = patch;
      if (unit === before.unit) return withItems(document, changed(items, before, patch));
      return countedIn(document, before, { ...patch, unit });
    }
    case 'DELETE_PRO_ITEM':
      return dropRecord(document, 'alchemy/items', action.payload.id);
  }
}

/**
 * An item that is counted in another unit. What the patch does not tell is told in the new one; where the
 * two measure different things it has to say how much there is and what it costs, and no order may hold any.
 */
function countedIn(
  document: FarmDocument,
  before: ProItem,
  patch: RecordPatch<Omit<ProItem, 'id'>> & Pick<ProItem, 'unit'>,
): FarmDocument {
  const { alchemy } = document;
  const amounts = amountsInUnit(before, before.unit, patch.unit);
  const isTold = patch.stockQty !== undefined && patch.unitCost !== undefined;
  const isRefused = !isTold || heldProblem(before, alchemy.orders) !== null;
  if (amounts === null && isRefused) return document;
  const told = withUnitOfItem(alchemy, before, patch.unit);
  const items = changed(alchemy.items, before, { ...amounts, ...patch });
  return { ...document, alchemy: { ...told, items } };
}

function changed(
  items: readonly ProItem[],
  { id }: ProItem,
  patch: RecordPatch<Omit<ProItem, 'id'>>,
): readonly ProItem[] {
  return patchById(items, id, patch, savedItem);
}

function withItems(document: FarmDocument, items: readonly ProItem[]): FarmDocument {
  const { alchemy } = document;
  return items === alchemy.items ? document : { ...document, alchemy: { ...alchemy, items } };
}

function savedItem(typed: ProItem): ProItem {
  return readRecord(PRO_ITEMS, { ...typed, name: typed.name.trim() }, typed.id);
}
