import type { PowderCalc, ProItem, ProProduct } from '#domain/alchemy/alchemy.ts';

/** An item of 100 g at $0.10, low below 10 g. */
export function anItem(more: Partial<ProItem> = {}): ProItem {
  const id = more.id ?? 'itm_salt';
  return {
    id,
    name: id.replace(/^itm_/, ''),
    type: 'raw',
    unit: 'g',
    unitCost: 0.1,
    stockQty: 100,
    reorderMode: 'point',
    reorderPoint: 10,
    notes: '',
    ...more,
  };
}

/** A product of 10 units a batch, without recipe, in `cat_powders`. */
export function aProProduct(more: Partial<ProProduct> = {}): ProProduct {
  const id = more.id ?? 'prd_jar';
  return {
    id,
    name: id.replace(/^prd_/, ''),
    categoryId: 'cat_powders',
    subgroupId: null,
    unit: 'unit',
    batchOutputQty: 10,
    recipe: [],
    sku: '',
    active: true,
    notes: '',
    ...more,
  };
}

/** A powder of 8 % of 16 oz a tray, seven trays to a cycle, that costs nothing. */
export function aPowderCalc(more: Partial<PowderCalc> = {}): PowderCalc {
  return {
    enabled: true,
    freshCostPerTrayUSD: 0,
    harvestOzPerTray: 16,
    powderYieldPct: 8,
    freezeCycleCostUSD: 0,
    traysPerCycleAllocated: 7,
    ...more,
  };
}
