import type { Material } from '#domain/catalog/catalog.ts';
import { useFarm } from '#state/react/use-farm.ts';

/** A material as it is stored now, also when it changes elsewhere while a dialog is open. */
export function useStoredMaterial<M extends Material | null>(opened: M): M | Material {
  const id = opened?.id;
  return useFarm((farm) => farm.catalog.materials.find((material) => material.id === id) ?? opened);
}
