import type { Catalog, Material, Packaging } from '#domain/catalog/catalog.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import { useRemoveRecord } from '../use-remove-record.ts';

const selectPackaging = (farm: FarmDocument) => farm.catalog.packaging;

/** Deletes a material once the grower has agreed; the toast says who misses it, and offers it back. */
export function useDeleteMaterial(): (material: Material) => Promise<void> {
  const remove = useRemoveRecord();
  const packaging = useFarm(selectPackaging);
  return ({ id, name }) =>
    remove({
      question: `Delete material “${name}”?`,
      action: { type: 'DELETE_MATERIAL', payload: { id } },
      done: 'Material deleted',
      name: lossLabel(name, id, packaging),
    });
}

function lossLabel(name: string, id: string, packaging: Catalog['packaging']): string {
  const packages = packaging.filter((one) => isMadeOf(one, id)).length;
  if (packages === 0) return name;
  return `${name} is now missing from ${formatCount(packages, 'package')}`;
}

function isMadeOf({ containerMaterialId, bom, labelRule }: Packaging, id: string): boolean {
  return (
    containerMaterialId === id ||
    labelRule?.labelSheetId === id ||
    bom.some(({ materialId }) => materialId === id)
  );
}
