import type { Task } from '#domain/planning/task.ts';
import { type SupplyLot, SHORT_OZ } from './variety-supply.ts';
import type { CycleBatch } from '#domain/planning/batches.ts';

/** A task with real trays and ounces. Planned numbers are kept next to them. */
export interface RealTask extends Task {
  /** Only where other trays are there than were planned. */
  readonly plannedTrays?: number;
  /** Only where other ounces are there than were planned. */
  readonly plannedOz?: number;
  /** Its batch was sown from a blocked seed lot. */
  readonly isHeld?: true;
  /** HARVEST only: trays to be cleared, all of them lost. */
  readonly traysToClear?: number;
  /** HARVEST only: sold alive, so it is moved out and its ounces are trays. */
  readonly live?: true;
}

/** Checks whether a task is a harvest that is weighed: what is sold alive is not. */
export function isWeighed({ type, live }: Pick<RealTask, 'type' | 'live'>): boolean {
  return type === 'HARVEST' && live !== true;
}

/**
 * A task with real amounts: trays left of its batch, none of a missed or skipped one, and the ledger’s ounces. A
 * carried-out task keeps its trays. The same task if the amounts are as planned.
 */
export function realTask(task: Task, lot: SupplyLot | undefined): RealTask {
  if (lot?.held === undefined || task.skipped === true) return realAmounts(task, lot);
  return { ...realAmounts(task, lot), isHeld: true };
}

function realAmounts(task: Task, lot: SupplyLot | undefined): RealTask {
  if (lot === undefined || task.trays === undefined || task.skipped === true) return task;
  if (task.type === 'SOAK' || task.type === 'PLANT') return task;
  const trays = traysOf(task, lot);
  if (task.done && trays === task.trays) return task;
  if (!task.done && lot.state === 'cut') return task;
  const oz = realOunces(task, lot);
  if (trays === task.trays && oz === task.oz) return task;
  return {
    ...task,
    trays,
    ...(oz === undefined ? {} : { oz }),
    ...(trays === task.trays ? {} : { plannedTrays: task.trays }),
    ...(oz === task.oz || task.oz === undefined ? {} : { plannedOz: task.oz }),
    ...(isAllLost(task, lot) ? { traysToClear: lot.countedTrays } : {}),
  };
}

/** A harvest of an old file may not say what it brings: the ledger does. */
function realOunces({ type, oz, done }: Task, lot: SupplyLot): number | undefined {
  // What the scale said stands beside a harvest that was cut.
  const realOz = done ? lot.expectedOz : lot.oz;
  if (oz === undefined) return type === 'HARVEST' ? realOz : undefined;
  return Math.abs(oz - realOz) >= SHORT_OZ ? realOz : oz;
}

/** Work that was done before the last tray was lost was done on trays. */
function traysOf({ type, done }: Task, { countedTrays, lostTrays }: SupplyLot): number {
  const left = countedTrays - lostTrays;
  return done && type !== 'HARVEST' && left === 0 ? countedTrays : left;
}

function isAllLost({ type, done }: Task, { state, countedTrays, lostTrays }: SupplyLot): boolean {
  const isThere = state === 'growing' || (done && state === 'cut');
  return type === 'HARVEST' && isThere && lostTrays > 0 && lostTrays === countedTrays;
}

/** A batch with the trays that are left of it. */
export interface RealBatch extends CycleBatch {
  /** Only where other trays are there than were planned. */
  readonly plannedTrays?: number;
  /** Sown from a blocked seed lot: nothing of it may be sold. */
  readonly isHeld?: true;
}

/** A batch with real trays, without lost or missed ones. Planned numbers are kept next to them. */
export function realBatch(batch: CycleBatch, lot: SupplyLot | undefined): RealBatch {
  if (lot === undefined || (batch.status === 'Planned' && lot.state !== 'late')) return batch;
  const { lostTrays, countedTrays, plannedTrays } = lot;
  const trays = countedTrays - lostTrays;
  return {
    ...batch,
    trays,
    ...(trays === plannedTrays ? {} : { plannedTrays }),
    ...(lot.held && { isHeld: true as const }),
  };
}
