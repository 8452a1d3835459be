import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aProOrder, aProRecurrence } from '#tests/support/builders/pro-order-builders.ts';
import { chosenId, does, oneOf } from './chosen.ts';

/** Changes an item, a group or a product of the Pro catalog. */
export function proCatalogAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { items, categories, subgroups, products } = farm.alchemy;
  const [itemId, categoryId] = [chosenId(items, pick), chosenId(categories, pick)];
  const subgroupId = chosenId(subgroups, amount);
  const recipe = [{ itemId, qty: amount, unit: '', notes: '' }] as const;
  return oneOf(pick, [
    does('ADD_PRO_ITEM', anItem({ id: '', name: `Item ${pick}` })),
    does('UPDATE_PRO_ITEM', { id: itemId, patch: { stockQty: amount * 10 } }),
    does('DELETE_PRO_ITEM', { id: itemId }),
    does('ADD_PRO_CATEGORY', { id: '', name: 'Salts', order: amount }),
    does('UPDATE_PRO_CATEGORY', { id: categoryId, patch: { order: amount } }),
    does('DELETE_PRO_CATEGORY', { id: categoryId }),
    does('ADD_PRO_SUBGROUP', { id: '', name: 'Jars', categoryId, order: amount, notes: '' }),
    does('UPDATE_PRO_SUBGROUP', { id: subgroupId, patch: { categoryId } }),
    does('DELETE_PRO_SUBGROUP', { id: subgroupId }),
    does('ADD_PRO_PRODUCT', aProProduct({ id: '', categoryId, subgroupId, recipe })),
    does('UPDATE_PRO_PRODUCT', { id: chosenId(products, pick), patch: { recipe } }),
    does('DELETE_PRO_PRODUCT', { id: chosenId(products, pick) }),
  ]);
}

/** Places, changes, completes or deletes a Pro order. */
export function proOrderAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { orders, products, standing = [] } = farm.alchemy;
  const [id, standingId] = [chosenId(orders, pick), chosenId(standing, pick)];
  const lines = [{ productId: chosenId(products, amount), qty: amount, unitPriceUSD: pick }];
  return oneOf(pick, [
    does('PLACE_PRO_ORDER', aProOrder(1, { id: '', lines })),
    does('UPDATE_PRO_ORDER', aProOrder(1, { id, lines, status: 'confirmed' })),
    does('MOVE_PRO_ORDER', { id, status: amount > 4 ? 'pending' : 'draft' }),
    does('COMPLETE_PRO_ORDER', { id }),
    does('DELETE_PRO_ORDER', { id }),
    does('ADD_PRO_STANDING', aProRecurrence({ id: '', lines })),
    does('UPDATE_PRO_STANDING', { id: standingId, patch: { lines } }),
    does('DELETE_PRO_STANDING', { id: standingId }),
  ]);
}

/** Puts a plan to work, or moves, cancels, starts or weighs one of its loads. */
export function dryLoadAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const id = chosenId(farm.dryLoads ?? [], pick);
  const itemId = farm.dryLoads?.find((load) => load.id === id)?.lines[0]?.itemId ?? 'powder';
  const startISO = `2025-03-${10 + (amount % 15)}`;
  const lines = [aDryLine({ itemId: chosenId(farm.alchemy.items, amount), cutISO: startISO })];
  return oneOf(pick, [
    does('ACCEPT_DRY_PLAN', { loads: [aDryLoad({ startISO, lines })], drop: [] }),
    does('ACCEPT_DRY_PLAN', { loads: [], drop: [id] }),
    does('MOVE_DRY_LOAD', { id, startISO }),
    does('CANCEL_DRY_LOAD', { id }),
    does('START_DRY_LOAD', { id }),
    does('WEIGH_DRY_LINE', { loadId: id, itemId, dryG: amount * 30 }),
    does('WEIGH_DRY_LOAD', { id, lines: [{ itemId, dryG: amount * 29 }] }),
    does('WEIGH_DRY_LINE', { loadId: id, itemId, wetOz: amount, dryG: amount * 31 }),
    does('TOGGLE_TASK_DONE', { id: `gen_${id}` }),
  ]);
}
