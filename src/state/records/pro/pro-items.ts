import { amountsInUnit, heldProblem, withUnitOfItem } from '#domain/alchemy/items/change-unit.ts';
import { alchemyId } from '#domain/alchemy/alchemy-id.ts';
import { PRO_ITEMS } from '../../schema/alchemy.ts';
import { recordById } from '#domain/records/change-records.ts';
import { described, recordActions, type ActionsOf } from '../action-rules.ts';

/** Pro ingredients. A blank id is made from the name; one in use may go and is missing then. */
export const PRO_ITEM_ACTIONS = recordActions('PRO_ITEM', {
  list: 'alchemy/items',
  called: 'item',
  ...described(PRO_ITEMS),
  newId: ({ name }, { now }) => alchemyId('itm', name, now),
  /**
   * Of an item counted in another unit, what the patch does not tell is told in the new one; where the two measure
   * different things it has to say how much there is and what it costs, and no order may hold any.
   */
  update: (farm, { id, patch }, _moment, edit) => {
    const { alchemy } = farm;
    const before = recordById(alchemy.items, id);
    const { unit = before?.unit } = patch;
    if (before === undefined || unit === undefined || unit === before.unit)
      return edit(farm, { id, patch });
    const amounts = amountsInUnit(before, before.unit, unit);
    const isTold = patch.stockQty !== undefined && patch.unitCost !== undefined;
    const isRefused = !isTold || heldProblem(before, alchemy.orders) !== null;
    if (amounts === null && isRefused) return farm;
    const told = { ...farm, alchemy: withUnitOfItem(alchemy, before, unit) };
    return edit(told, { id, patch: { ...amounts, ...patch } });
  },
});

export type ProItemAction = ActionsOf<typeof PRO_ITEM_ACTIONS>;
