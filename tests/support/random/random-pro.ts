import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aProOrder, aProRecurrence } from '#tests/support/builders/pro-order-builders.ts';
import { chosenId } from './chosen.ts';

/** Changes an item, a group or a product of the Pro catalog. */
export function proCatalogAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { items, categories, subgroups, products } = farm.alchemy;
  const [itemId, categoryId] = [chosenId(items, pick), chosenId(categories, pick)];
  const subgroupId = chosenId(subgroups, amount);
  const recipe = [{ itemId, qty: amount, unit: '', notes: '' }] as const;
  const actions: FarmAction[] = [
    { type: 'ADD_PRO_ITEM', payload: anItem({ id: '', name: `Item ${pick}` }) },
    { type: 'UPDATE_PRO_ITEM', payload: { id: itemId, patch: { stockQty: amount * 10 } } },
    { type: 'DELETE_PRO_ITEM', payload: { id: itemId } },
    { type: 'ADD_PRO_CATEGORY', payload: { id: '', name: 'Salts', order: amount } },
    { type: 'UPDATE_PRO_CATEGORY', payload: { id: categoryId, patch: { order: amount } } },
    { type: 'DELETE_PRO_CATEGORY', payload: { id: categoryId } },
    {
      type: 'ADD_PRO_SUBGROUP',
      payload: { id: '', name: 'Jars', categoryId, order: amount, notes: '' },
    },
    { type: 'UPDATE_PRO_SUBGROUP', payload: { id: subgroupId, patch: { categoryId } } },
    { type: 'DELETE_PRO_SUBGROUP', payload: { id: subgroupId } },
    { type: 'ADD_PRO_PRODUCT', payload: aProProduct({ id: '', categoryId, subgroupId, recipe }) },
    { type: 'UPDATE_PRO_PRODUCT', payload: { id: chosenId(products, pick), patch: { recipe } } },
    { type: 'DELETE_PRO_PRODUCT', payload: { id: chosenId(products, pick) } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

/** Places, changes, completes or deletes a Pro order. */
export function proOrderAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { orders, products, standing = [] } = farm.alchemy;
  const [id, standingId] = [chosenId(orders, pick), chosenId(standing, pick)];
  const lines = [{ productId: chosenId(products, amount), qty: amount, unitPriceUSD: pick }];
  const actions: FarmAction[] = [
    { type: 'PLACE_PRO_ORDER', payload: aProOrder(1, { id: '', lines }) },
    { type: 'UPDATE_PRO_ORDER', payload: aProOrder(1, { id, lines, status: 'confirmed' }) },
    { type: 'MOVE_PRO_ORDER', payload: { id, status: amount > 4 ? 'pending' : 'draft' } },
    { type: 'COMPLETE_PRO_ORDER', payload: { id } },
    { type: 'DELETE_PRO_ORDER', payload: { id } },
    { type: 'ADD_PRO_STANDING', payload: aProRecurrence({ id: '', lines }) },
    { type: 'UPDATE_PRO_STANDING', payload: { id: standingId, patch: { lines } } },
    { type: 'DELETE_PRO_STANDING', payload: { id: standingId } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

/** Puts a plan to work, or moves, cancels, starts or weighs one of its loads. */
export function dryLoadAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const id = chosenId(farm.dryLoads ?? [], pick);
  const itemId = farm.dryLoads?.find((load) => load.id === id)?.lines[0]?.itemId ?? 'powder';
  const startISO = `2025-03-${10 + (amount % 15)}`;
  const lines = [aDryLine({ itemId: chosenId(farm.alchemy.items, amount), cutISO: startISO })];
  const actions: FarmAction[] = [
    { type: 'ACCEPT_DRY_PLAN', payload: { loads: [aDryLoad({ startISO, lines })], drop: [] } },
    { type: 'ACCEPT_DRY_PLAN', payload: { loads: [], drop: [id] } },
    { type: 'MOVE_DRY_LOAD', payload: { id, startISO } },
    { type: 'CANCEL_DRY_LOAD', payload: { id } },
    { type: 'START_DRY_LOAD', payload: { id } },
    { type: 'WEIGH_DRY_LINE', payload: { loadId: id, itemId, dryG: amount * 30 } },
    { type: 'WEIGH_DRY_LOAD', payload: { id, lines: [{ itemId, dryG: amount * 29 }] } },
    { type: 'WEIGH_DRY_LINE', payload: { loadId: id, itemId, wetOz: amount, dryG: amount * 31 } },
    { type: 'TOGGLE_TASK_DONE', payload: { id: `gen_${id}` } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}
