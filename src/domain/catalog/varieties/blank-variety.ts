import { DEFAULT_PACK_SIZES } from '#domain/catalog/products/product.ts';
import { DEFAULT_DAYS_TO_HARVEST, type Variety } from './variety.ts';

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
