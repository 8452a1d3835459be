import { createSelector } from 'reselect';
import type { Task } from '#domain/planning/task.ts';
import { beginsBatch, isBatchPlanted } from '#domain/trays/planted-batches.ts';
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

/** Checks whether moving or skipping a task affects its whole batch. */
export function selectMovesBatch(farm: FarmDocument, task: Task): boolean {
  return beginsBatch(task) && !isBatchPlanted(farm, task);
}

/** Checks whether a task can be moved: open, and not the planting of a growing batch. */
export function selectCanMove(farm: FarmDocument, task: Task): boolean {
  if (task.done) return false;
  return task.type !== 'PLANT' || task.cycleKey === '' || selectMovesBatch(farm, task);
}
