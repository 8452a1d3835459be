import type { Catalog, Overhead } from '#domain/catalog/catalog.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { aFarm, aVariety, anOrder, bulk, packages } from '#tests/support/builders/builders.ts';
import {
  aMaterial,
  aPackaging,
  aSoil,
  anOverhead,
} from '#tests/support/builders/catalog-builders.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { type OrderCost, orderCosts } from '#domain/costing/order-cost.ts';
import type { OnceOrder, Order } from '#domain/orders/order.ts';

/** Sunflower of the worked examples: 16 oz and 140 g a tray, 25 lb of seed for $75. */
export function exampleSunflower(more: Partial<Variety> = {}): Variety {
  return aVariety({
    id: 'sunflower',
    yieldOzPerTray: 16,
    seedGPerTray: 140,
    cost: { bagLb: 25, bagCost: 75 },
    ...more,
  });
}

/** Pea of the worked examples: 16 oz and 200 g a tray, 25 lb of seed for $50. */
export function examplePea(more: Partial<Variety> = {}): Variety {
  return aVariety({
    id: 'pea',
    yieldOzPerTray: 16,
    seedGPerTray: 200,
    cost: { bagLb: 25, bagCost: 50 },
    ...more,
  });
}

/** The catalog of the worked examples: soil at $1.25 and overhead at $2.40 a tray, a 4 oz package at $0.336667. */
export function exampleCatalog(more: Partial<Catalog> = {}): Catalog {
  return {
    ...freshFarm().catalog,
    materials: [
      aSoil({ isPrimarySoil: true }),
      aMaterial({
        id: 'mat_clamshell',
        type: 'container',
        purchaseUnit: 'case',
        purchaseQty: 1,
        purchaseCost: 75,
        meta: { itemsPerCase: 250 },
      }),
      aMaterial({
        id: 'mat_pad',
        type: 'insert',
        purchaseUnit: 'case',
        purchaseQty: 1,
        purchaseCost: 20,
        meta: { itemsPerCase: 1000 },
      }),
      aMaterial({
        id: 'mat_sheet',
        type: 'label_sheet',
        purchaseQty: 100,
        purchaseCost: 25,
        meta: { labelsPerSheet: 30 },
      }),
    ],
    packaging: [
      aPackaging({
        containerMaterialId: 'mat_clamshell',
        bom: [{ materialId: 'mat_pad', qty: 1, unit: 'each' }],
        labelRule: { labelSheetId: 'mat_sheet', labelsPerUnit: 2 },
      }),
    ],
    soilConfig: { soilMaterialId: 'mat_soil' },
    overheads: [
      anOverhead({ name: 'Lights', category: 'ELECTRIC', mode: 'PER_TRAY', cost: 0.4 }),
      anOverhead({ name: 'Rent', mode: 'PER_MONTH', cost: 600 }),
      anOverhead({ name: 'Bags', category: 'GENERAL', mode: 'PER_UNIT', cost: 0.05 }),
    ],
    overheadScenario: { months: 1, trays: 300, units: 0, events: 0, ounces: 0, batches: 0 },
    ...more,
  };
}

/** The order of the worked examples: 10 packages of 4 oz Sunflower and 2 lb of Pea. */
export function exampleOrder(more: Partial<OnceOrder> = {}): OnceOrder {
  return anOrder({ items: [packages('sunflower', 10, 4), bulk('pea', 2, 'lb')], ...more });
}

/** The farm of the worked examples, with no orders unless they are given. */
export function exampleCostFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  return aFarm({
    varieties: [exampleSunflower(), examplePea()],
    catalog: exampleCatalog(),
    ...more,
  });
}

export function costFarmWithOverheads(...overheads: readonly Overhead[]): FarmDocument {
  return exampleCostFarm({ catalog: exampleCatalog({ overheads }) });
}

/** What the only delivery of an order costs, as counted on 20 March 2025. */
export function costOfOrder(order: Order, farm = exampleCostFarm()): OrderCost {
  const [cost] = orderCosts({ ...farm, orders: [order] }, { from: null, to: null }, '2025-03-20');
  if (cost === undefined) throw new Error('The order has no event.');
  return cost;
}
