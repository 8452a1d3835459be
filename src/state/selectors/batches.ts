import { createSelector } from 'reselect';
import { listBatches, type CycleBatch } from '#domain/planning/batches.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** All batches of the farm. Listed again only when its tasks or what was recorded as planted changed. */
export const selectBatches: (farm: FarmDocument) => readonly CycleBatch[] = createSelector(
  (farm: FarmDocument) => farm.tasks,
  (farm: FarmDocument) => farm.traysPlantedLog,
  (tasks, traysPlantedLog) => listBatches({ tasks, traysPlantedLog }),
);
