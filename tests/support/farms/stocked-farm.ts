import type { FarmDocument } from '#state/document/farm-document.ts';
import { aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { exampleCatalog, exampleCostFarm, exampleSunflower } from './cost-example.ts';

export const weekly = aRepeatOrder({ items: [packages('sunflower', 10, 4)] });

/** The farm of the worked example: 10 packages a week, stock on hand. */
export function stockedFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  const catalog = exampleCatalog();
  const stock: Readonly<Record<string, number>> = {
    mat_soil: 50,
    mat_clamshell: 120,
    mat_sheet: 10,
  };
  const materials = catalog.materials.map((material) => ({
    ...material,
    stock: { ...material.stock, qty: stock[material.id] ?? 0 },
    ...(material.id === 'mat_soil'
      ? { meta: { ...material.meta, reorder: { qty: 60, unit: 'lb' } as const } }
      : {}),
  }));
  return exampleCostFarm({
    varieties: [exampleSunflower()],
    catalog: { ...catalog, materials },
    orders: [weekly],
    seedsInventory: [aSeedIntake({ id: 's1', varietyId: 'sunflower', pounds: 3 })],
    ...more,
  });
}
