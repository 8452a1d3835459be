import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { reduceMaterials } from './materials.ts';
import { reduceSeeds } from './seeds.ts';
import type { StockCountAction } from './stock-count-action.ts';

/** Books a whole count in one step: seed by its difference, materials as they were counted. */
export function reduceStockCount(
  document: FarmDocument,
  { payload }: StockCountAction,
  atISO: IsoInstant,
): FarmDocument {
  const withSeed = payload.seeds.reduce(
    (farm, intake) => reduceSeeds(farm, { type: 'ADD_SEED_INTAKE', payload: intake }, atISO),
    document,
  );
  return payload.materials.reduce(
    (farm, counted) => reduceMaterials(farm, { type: 'ADJUST_STOCK', payload: counted }, atISO),
    withSeed,
  );
}
