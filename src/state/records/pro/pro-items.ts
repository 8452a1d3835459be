import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { amountsInUnit, heldProblem, withUnitOfItem } from '#domain/alchemy/items/change-unit.ts';
import { alchemyId } from '#domain/alchemy/alchemy-id.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { PRO_ITEMS } from '../../schema/alchemy.ts';
import { recordById } from '#domain/records/change-records.ts';
import {
  described,
  editedAs,
  recordActions,
  type ActionsOf,
  type RecordChange,
} from '../action-rules.ts';

const ITEM = { list: 'alchemy/items', ...described(PRO_ITEMS) } as const;

/** Pro ingredients. A blank id is made from the name; one in use may go and is missing then. */
export const PRO_ITEM_ACTIONS = recordActions('PRO_ITEM', {
  ...ITEM,
  called: 'item',
  newId: ({ name }, { now }) => alchemyId('itm', name, now),
  update: updateItem,
});

export type ProItemAction = ActionsOf<typeof PRO_ITEM_ACTIONS>;

const editItem = editedAs<ProItem>(ITEM);

/**
 * Of an item counted in another unit, what the patch does not tell is told in the new one; where the two measure
 * different things it has to say how much there is and what it costs, and no order may hold any.
 */
function updateItem(farm: FarmDocument, change: RecordChange<ProItem>): FarmDocument {
  const { id, patch } = change;
  const { alchemy } = farm;
  const before = recordById(alchemy.items, id);
  const { unit = before?.unit } = patch;
  if (before === undefined || unit === undefined || unit === before.unit)
    return editItem(farm, change);
  const amounts = amountsInUnit(before, before.unit, unit);
  const isTold = patch.stockQty !== undefined && patch.unitCost !== undefined;
  const isRefused = !isTold || heldProblem(before, alchemy.orders) !== null;
  if (amounts === null && isRefused) return farm;
  const told = { ...farm, alchemy: withUnitOfItem(alchemy, before, unit) };
  return editItem(told, { id, patch: { ...amounts, ...patch } });
}
