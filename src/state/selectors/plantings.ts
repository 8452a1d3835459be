import { createSelector } from 'reselect';
import type { Task } from '#domain/planning/task.ts';
import { movesBatch } from '#domain/trays/planted-batches.ts';
import { plantedCounts } from '#domain/planning/recorded-plantings.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const selectTasks = (farm: FarmDocument) => farm.tasks;
const selectLog = (farm: FarmDocument) => farm.traysPlantedLog;

/** Trays that any planting put in the ground, however long ago. */
export const selectPlantedCounts: (farm: FarmDocument) => (task: Task) => number = createSelector(
  selectLog,
  selectTasks,
  plantedCounts,
);

/** Checks whether a task can be moved: open, and not the planting of a growing batch. */
export function selectCanMove(farm: FarmDocument, task: Task): boolean {
  if (task.done) return false;
  return task.type !== 'PLANT' || task.cycleKey === '' || movesBatch(farm, task);
}
