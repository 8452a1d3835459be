import { recordById } from '#domain/records/change-records.ts';
import { countMaterial, readCount } from '../catalog/materials.ts';
import { actionRules } from '../action-rules.ts';
import { recordsIn } from '../described-payload.ts';
import { addIntake, readIntake } from './seeds.ts';

export const STOCK_COUNT_ACTIONS = {
  /** Books a count at once: seed by its difference. Where a material is gone nothing is booked. */
  COUNT_STOCK: actionRules({
    payload: (source) => ({
      // What has to be booked so that the vault has what was counted.
      seeds: recordsIn(source, 'seeds').map(readIntake),
      materials: recordsIn(source, 'materials').map(readCount),
    }),
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
