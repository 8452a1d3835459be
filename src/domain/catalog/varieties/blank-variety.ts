import { DEFAULT_PACK_SIZES } from '#domain/catalog/products/product.ts';
import { newStep, saveSteps } from './save-steps.ts';
import { DEFAULT_DAYS_TO_HARVEST, DEFAULT_YIELD_OZ, type Variety } from './variety.ts';

/** A variety with only a name: no calibration, price or steps. */
export function blankVariety(id: string, name: string): Variety {
  return {
    id,
    name,
    yieldOzPerTray: null,
    yieldOzPerTrayOverride: null,
    calibration: { samples: [], avgOzPerTray: null, lastCalibratedAt: null },
    daysToHarvest: DEFAULT_DAYS_TO_HARVEST,
    seedGPerTray: null,
    notes: '',
    steps: [],
    packSizes: DEFAULT_PACK_SIZES,
    cost: { bagLb: null, bagCost: null },
    seedInfo: { reorderUrl: null, reorderUrlUpdatedAt: null },
    journal: [],
  };
}

/** Germination of a variety nobody has described. */
export const DEFAULT_GERMINATION_DAYS = 3;

/** A new variety as the editor and a file begin it: 8 oz per tray, ten days, one planting and one harvest. */
export function usualVariety(id: string, name: string): Variety {
  const planting = { ...newStep('PLANT', 0, DEFAULT_GERMINATION_DAYS), id: 'stp_1' };
  const steps = saveSteps([planting], DEFAULT_DAYS_TO_HARVEST);
  return { ...blankVariety(id, name), yieldOzPerTray: DEFAULT_YIELD_OZ, steps };
}
