import { withRecords } from '../../schema/collections.ts';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { amountsInUnit, heldProblem, withUnitOfItem } from '#domain/alchemy/items/change-unit.ts';
import { alchemyId } from '#domain/alchemy/alchemy-id.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { readRecord } from '../../read/read-record.ts';
import { PRO_ITEMS } from '../../schema/alchemy.ts';
import { patchById, recordById, type RecordPatch } from '#domain/records/change-records.ts';
import { described, recordActions, type ActionsOf, type RecordChange } from '../action-rules.ts';

/** Pro ingredients. A blank id is made from the name; one in use may go and is missing then. */
export const PRO_ITEM_ACTIONS = recordActions('PRO_ITEM', {
  list: 'alchemy/items',
  called: 'item',
  ...described(PRO_ITEMS),
  newId: ({ name }, { now }) => alchemyId('itm', name, now),
  update: updateItem,
});

export type ProItemAction = ActionsOf<typeof PRO_ITEM_ACTIONS>;

function updateItem(farm: FarmDocument, { id, patch }: RecordChange<ProItem>): FarmDocument {
  const { items } = farm.alchemy;
  const before = recordById(items, id);
  if (before === undefined) return farm;
  const { unit = before.unit } = patch;
  return unit === before.unit
    ? withRecords(farm, 'alchemy/items', changed(items, before, patch))
    : countedIn(farm, before, { ...patch, unit });
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

function savedItem(typed: ProItem): ProItem {
  return readRecord(PRO_ITEMS, { ...typed, name: typed.name.trim() }, typed.id);
}
