import type { Catalog, Material, Packaging } from '#domain/catalog/catalog.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatCount } from '#ui/format.ts';

export function useDeleteMaterial(): (material: Material) => Promise<void> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const packaging = useFarm((farm) => farm.catalog.packaging);
  return async ({ id, name }) => {
    const detail = lossLabel(name, id, packaging);
    if (await confirm(`Delete material “${name}”?`))
      carryOut({ type: 'DELETE_MATERIAL', payload: { id } }, 'Material deleted', { detail });
  };
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
