import { recordById } from '#domain/records/change-records.ts';
import { countMaterial, type StockOfMaterial } from '../catalog/materials.ts';
import { actionRules } from '../action-rules.ts';
import { addIntake, type SeedBooking } from './seeds.ts';

interface CountedStock {
  /** What has to be booked so that the vault has what was counted. */
  readonly seeds: readonly SeedBooking[];
  /** What is on hand of raw materials. */
  readonly materials: readonly StockOfMaterial[];
}

/** Changes of a stock count. */
export const STOCK_COUNT_ACTIONS = {
  /**
   * Books a whole count in one step: seed by its difference, materials as they were counted. Where a material is gone
   * nothing is booked, so that who counted may be told so.
   */
  COUNT_STOCK: actionRules<CountedStock>({
    label: 'Count stock',
    edits: ({ materials }) => materials.map(({ id }) => ({ list: 'catalog/materials', id })),
    run: (farm, { seeds, materials }, moment) => {
      const known = farm.catalog.materials;
      if (materials.some(({ id }) => recordById(known, id) === undefined)) return farm;
      return materials.reduce(
        (one, counted) => countMaterial(one, counted, moment),
        seeds.reduce(addIntake, farm),
      );
    },
  }),
};
