import type { DryLine } from '#domain/drying/dry-load.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { anItem, aPowderCalc } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';

export const DRYER = {
  id: 'fd-1',
  label: 'Freeze Dryer 1',
  shelves: 7,
  cycleDays: 1,
  shelfMaxOz: 16,
};
const CALC = aPowderCalc({ freshCostPerTrayUSD: 2.9, harvestOzPerTray: 15, freezeCycleCostUSD: 6 });
const ITEMS = [
  anItem({ id: 'pea-powder', unitCost: 0.1104, stockQty: 1120, powderCalc: CALC }),
  anItem({
    id: 'broccoli-powder',
    unitCost: 0.1594,
    stockQty: 365,
    powderCalc: { ...CALC, freshCostPerTrayUSD: 2.6 },
  }),
];
/** Two powders, and what they are dried from. */
export const DRYING_FARM = aFarm({
  varieties: [
    aVariety({ id: 'pea', yieldOzPerTray: 15, daysToHarvest: 8 }),
    aVariety({ id: 'broccoli', yieldOzPerTray: 10, daysToHarvest: 8 }),
  ],
  capacity: { freezeDryers: [DRYER] },
  alchemy: { items: ITEMS },
});

const line = (itemId: string, varietyId: string, trays: number): DryLine =>
  aDryLine({ itemId, varietyId, trays, cutISO: '2025-03-24' });
export const PEA_LINE = line('pea-powder', 'pea', 5);
export const BROCCOLI_LINE = line('broccoli-powder', 'broccoli', 2);
/** Five trays of pea and two of broccoli, cut and loaded on 3/24. */
export const MIXED_LOAD = aDryLoad({ startISO: '2025-03-24', lines: [PEA_LINE, BROCCOLI_LINE] });
const ID = MIXED_LOAD.id;

export const acceptLoads = (...loads: readonly (typeof MIXED_LOAD)[]): FarmAction => ({
  type: 'ACCEPT_DRY_PLAN',
  payload: { loads, drop: [] },
});
export const START_LOAD: FarmAction = { type: 'START_DRY_LOAD', payload: { id: ID } };
export const weighLine = (itemId: string, dryG: number | null, wetOz?: number): FarmAction => ({
  type: 'WEIGH_DRY_LINE',
  payload: { loadId: ID, itemId, dryG, ...(wetOz !== undefined && { wetOz }) },
});
