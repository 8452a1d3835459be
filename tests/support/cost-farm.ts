import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { freshFarm } from '#state/fresh-farm.ts';
import { aSingleProduct, aVariety } from './builders.ts';
import { aMaterial, anOverhead, aPackaging, aSoil } from './catalog-builders.ts';

/** Sunflower of the worked examples: 16 oz a tray from 140 g of a 25 lb bag at $75. */
export const COSTED_SUNFLOWER = aVariety({
  id: 'sunflower',
  yieldOzPerTray: 16,
  daysToHarvest: 12,
  seedGPerTray: 140,
  cost: { bagLb: 25, bagCost: 75 },
});

/** A case of 250 clamshells for $75, one of 1000 pads for $20, a box of 100 label sheets for $25. */
export const COSTED_MATERIALS: readonly Material[] = [
  aMaterial({
    id: 'mat_clamshell',
    name: 'Clamshell',
    type: 'container',
    purchaseUnit: 'case',
    purchaseQty: 1,
    purchaseCost: 75,
    meta: { itemsPerCase: 250 },
  }),
  aMaterial({
    id: 'mat_pad',
    name: 'Pad',
    type: 'insert',
    purchaseUnit: 'case',
    purchaseQty: 1,
    purchaseCost: 20,
    meta: { itemsPerCase: 1000 },
  }),
  aMaterial({
    id: 'mat_sheet',
    name: 'Label sheet',
    type: 'label_sheet',
    purchaseCost: 25,
    meta: { labelsPerSheet: 30 },
  }),
];

/** A clamshell of 4 oz with a pad and two labels. */
export const COSTED_CLAMSHELL: Packaging = aPackaging({
  id: 'pkg_4',
  name: 'Clamshell',
  containerMaterialId: 'mat_clamshell',
  bom: [{ materialId: 'mat_pad', qty: 1, unit: 'each' }],
  labelRule: { labelSheetId: 'mat_sheet', labelsPerUnit: 2 },
});

/**
 * The farm of the worked examples of costs: sunflower, soil at $1.25 and overhead at $2.40 a tray,
 * 5 cents a package, one packaging of 4 oz.
 */
export function aCostedFarm(more: Partial<FarmDocument['catalog']> = {}): FarmDocument {
  const farm = freshFarm();
  return {
    ...farm,
    varieties: [COSTED_SUNFLOWER],
    products: [aSingleProduct(COSTED_SUNFLOWER)],
    catalog: {
      ...farm.catalog,
      materials: [...COSTED_MATERIALS, aSoil({ name: 'Potting mix', isPrimarySoil: true })],
      packaging: [COSTED_CLAMSHELL],
      soilConfig: { soilMaterialId: 'mat_soil' },
      overheads: [
        anOverhead({ name: 'Lights', category: 'ELECTRIC', mode: 'PER_TRAY', cost: 0.4 }),
        anOverhead({ name: 'Rent' }),
        anOverhead({ name: 'Bags', category: 'GENERAL', mode: 'PER_UNIT', cost: 0.05 }),
      ],
      overheadScenario: { ...farm.catalog.overheadScenario, months: 1, trays: 300 },
      ...more,
    },
  };
}
