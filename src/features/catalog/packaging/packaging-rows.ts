import { formatQuantity } from '#ui/format.ts';
import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import { traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import type { CostNote } from '#domain/costing/cost-note.ts';
import { fillNote, lacksFill, packageOunces } from '#domain/costing/package-content.ts';
import { packagingCost } from '#domain/costing/packaging-cost.ts';

export type PackagingRow = ReturnType<typeof packagingRows>[number];

/** The packages with what they are made of in words, and what that costs. */
export function packagingRows(
  packaging: readonly Packaging[],
  materials: readonly Material[],
  sizes: TraySizes = {},
) {
  const byId = new Map(materials.map((material) => [material.id, material]));
  const nameOf = (id: string) => byId.get(id)?.name ?? '(deleted material)';
  return packaging.map((one) => {
    const { containerMaterialId, bom, category, microgreenContent, netContent } = one;
    const fill = category === 'MICROGREENS' ? (microgreenContent ?? netContent) : netContent;
    const cost = packagingCost(one, materials);
    return {
      packaging: one,
      container: containerMaterialId === null ? null : nameOf(containerMaterialId),
      fill:
        one.traySizeId === undefined
          ? fill && formatQuantity(fill)
          : `1 live tray ${traySizeOf(sizes, one).name}`,
      /** For sorting by fill; null when they are not known. */
      ounces: packageOunces(one),
      inserts: bom.length === 0 ? null : bom.map((line) => insertLabel(line, nameOf)).join(', '),
      cost,
      warnings: [...fillWarnings(one), ...cost.notes],
    };
  });
}

/** A microgreens package that does not say how much it holds cannot be costed or matched. */
export function fillWarnings(packaging: Packaging): readonly CostNote[] {
  if (!lacksFill(packaging)) return [];
  // The note stands under the name already.
  const { subject: _, ...note } = fillNote(packaging);
  return [note];
}

function insertLabel(
  { materialId, qty, unit }: Packaging['bom'][number],
  nameOf: (id: string) => string,
): string {
  if (unit !== 'each') return `${formatQuantity({ qty, unit })} ${nameOf(materialId)}`;
  return qty === 1 ? nameOf(materialId) : `${qty} × ${nameOf(materialId)}`;
}
