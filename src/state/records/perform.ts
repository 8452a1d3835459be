import { PLAN_INPUTS } from '#domain/planning/crops/plan-cycles.ts';
import type { Task } from '#domain/planning/task.ts';
import { changedRecords } from '#domain/records/changed-records.ts';
import type { StampedAction } from './farm-action.ts';
import { type DocumentPatch, diffDocuments } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { changeIdentityOnly } from '../document/sendable-farm.ts';
import type { Logger } from '../ports/environment.ts';
import { rebuildTasks } from './rebuild-tasks.ts';
import { reduce } from './reduce.ts';
import { attributeWork } from './attribute-work.ts';
import { noteChange, stampEdit } from './stamp-edit.ts';

/** A farm after an action, and its patches. Without patches nothing changed. */
export interface Performed {
  readonly document: FarmDocument;
  readonly patches: readonly DocumentPatch[];
}

/**
 * Performs an action: the change itself, its tasks, and the write stamps.
 *
 * If tasks can't be planned, they stay as they were and the reason is logged; only a pure planning action
 * throws. Planning alone and the identity note don't move the stamps.
 *
 * @param ground - The farm to work on, if an edited record must be restored first.
 */
export function perform(
  document: FarmDocument,
  action: StampedAction,
  logger?: Logger,
  ground: FarmDocument = document,
): Performed {
  const { type, moment } = action;
  const isPlanning = type === 'REGENERATE_TASKS';
  const done = reduce(ground, action);
  const reduced = isPlanning
    ? done
    : replan(document, attributeWork(ground, done, type, moment), moment, logger);
  const patches = diffDocuments(document, reduced);
  if (patches.length === 0) return { document, patches };
  if (isPlanning || changeIdentityOnly(patches)) return { document: reduced, patches };
  // Loading data sets its own stamps, one year ahead.
  const stamp = type === 'LOAD_DATA_SLICES' ? noteChange : stampEdit;
  const stamped = stamp(document, reduced, patches, moment);
  return { document: stamped, patches: [...patches, ...diffDocuments(reduced, stamped)] };
}

/** Plans the tasks again if anything they follow from has changed, or done work is open again. */
export function replan(
  before: FarmDocument,
  after: FarmDocument,
  moment: StampedAction['moment'],
  logger?: Logger,
): FarmDocument {
  const isDue = planInputsDiffer(before, after) || hasReopenedWork(before.tasks, after.tasks);
  return isDue ? planTasks(after, moment, logger) : after;
}

function planInputsDiffer(before: FarmDocument, after: FarmDocument): boolean {
  const hasOtherSizes = before.catalog.traySizes !== after.catalog.traySizes;
  return hasOtherSizes || PLAN_INPUTS.some((slice) => before[slice] !== after[slice]);
}

function planTasks(
  document: FarmDocument,
  moment: StampedAction['moment'],
  logger?: Logger,
): FarmDocument {
  try {
    return rebuildTasks(document, moment);
  } catch (cause) {
    logger?.error('Could not rebuild tasks', cause);
    return document;
  }
}

/**
 * Checks whether done work was reopened.
 *
 * Done work keeps its whole cycle, whatever changes in the order or variety. Once reopened, the
 * cycle follows the plan again, and unneeded work is deleted.
 */
export function hasReopenedWork(before: readonly Task[], after: readonly Task[]): boolean {
  const { gone, come } = changedRecords(before, after);
  const done = new Set(gone.filter(keepsItsCycle).map(({ id }) => id));
  return done.size > 0 && come.some(({ id, done: isDone }) => !isDone && done.has(id));
}

function keepsItsCycle({ done, cycleKey }: Task): boolean {
  return done && cycleKey !== '';
}
