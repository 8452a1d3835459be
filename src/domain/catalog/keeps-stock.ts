import type { Material } from './catalog.ts';

/** Whether a farm has written down any stock that can run out: a material, or seed that came in. */
export function keepsStock(farm: {
  readonly catalog: { readonly materials: readonly Material[] };
  readonly seedsInventory: readonly unknown[];
}): boolean {
  return farm.catalog.materials.length > 0 || farm.seedsInventory.length > 0;
}
