import type { Task } from '#domain/planning/task.ts';
import type { SupplyLot } from './supply-lot.ts';
import { SHORT_OZ } from './supply-window.ts';

/** A task with the trays and ounces that are really there; what was planned stands beside them. */
export interface RealTask extends Task {
  /** Only where other trays are there than were planned. */
  readonly plannedTrays?: number;
  /** Only where other ounces are there than were planned. */
  readonly plannedOz?: number;
  /** HARVEST only: trays to be cleared, all of them lost. */
  readonly traysToClear?: number;
}

/**
 * A task as the grow room has it: an open step of a batch works on the trays that are left of it, none
 * where it was missed or skipped, and a harvest brings what the ledger says. What comes as planned stays
 * the very same task.
 */
export function realTask(task: Task, lot: SupplyLot | undefined): RealTask {
  if (lot === undefined || task.done || task.trays === undefined) return task;
  if (lot.state === 'cut') return task;
  if (task.type === 'SOAK' || task.type === 'PLANT') return task;
  const trays = lot.countedTrays - lot.lostTrays;
  const oz = task.oz !== undefined && Math.abs(task.oz - lot.oz) >= SHORT_OZ ? lot.oz : task.oz;
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

function isAllLost({ type }: Task, { state, countedTrays, lostTrays }: SupplyLot): boolean {
  return type === 'HARVEST' && state === 'growing' && lostTrays > 0 && lostTrays === countedTrays;
}
