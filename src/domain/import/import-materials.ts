import type { Material } from '#domain/catalog/catalog.ts';
import { usualStockUnit } from '#domain/catalog/materials/material-types.ts';
import { slug, uniqueId } from '#domain/records/change-records.ts';
import { readUnitName } from '#domain/units/unit.ts';

import type { ImportCells } from './import-field.ts';
import type { ImportReading } from './import-plan.ts';
import type { ImportTable } from './import-table.ts';
import { MATERIAL_FIELDS } from './material-fields.ts';
import { fileRows, planRecords, type ToldColumn } from './plan-records.ts';

/** Columns of the list of materials that only tell. */
const TOLD_OF_MATERIALS = ['Purchase', 'Cost (per)'] as const;

/**
 * Plans the import of a raw materials file.
 *
 * By default, new soil and seed is bought by the pound, other materials by the piece, and stock uses the
 * purchase unit.
 */
export function planMaterialImport(
  table: ImportTable,
  materials: readonly Material[],
): ImportReading<readonly Material[]> {
  return planRecords(table, {
    records: materials,
    fields: MATERIAL_FIELDS,
    known: TOLD_OF_MATERIALS,
    noun: ['material', 'materials'],
    make: (name, id, taken, cells) =>
      newMaterial(name, uniqueId(id || `mat_${slug(name) || 'material'}`, taken), cells),
  });
}

export function materialFileRows(
  materials: readonly Material[],
  told: readonly ToldColumn<Material, (typeof TOLD_OF_MATERIALS)[number]>[] = [],
) {
  return fileRows(Object.values(MATERIAL_FIELDS), materials, told);
}

function newMaterial(name: string, id: string, cells: ImportCells): Material {
  const isLoose = /^(soil|seeds?)$/i.test(cells.get('Type')?.trim() ?? '');
  const purchaseUnit = readUnitName(cells.get('Purchase unit')) ?? (isLoose ? 'lb' : 'each');
  return {
    id,
    name,
    type: 'other',
    purchaseUnit,
    purchaseQty: 1,
    purchaseCost: 0,
    stock: { qty: 0, unit: usualStockUnit(purchaseUnit) },
    isPrimarySoil: false,
    meta: {},
  };
}
