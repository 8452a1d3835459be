import { keysOf } from '#domain/records/lists.ts';
import type { TrayUsage } from '#domain/planning/tray-status.ts';
import type { Task } from './task.ts';

/** All fields that a plan decides. The type makes sure that none is forgotten. */
const PLANNED_FIELDS: Readonly<Record<Exclude<keyof Task, 'external'>, true>> = {
  id: true,
  taskKey: true,
  cycleKey: true,
  type: true,
  dateISO: true,
  done: true,
  skipped: true,
  movedFromISO: true,
  note: true,
  title: true,
  trays: true,
  oz: true,
  carryUsedOz: true,
  varietyId: true,
  varietyName: true,
  soakHours: true,
  germMode: true,
  orderId: true,
  trayUsage: true,
  special: true,
  repeat: true,
  scrubInfo: true,
  by: true,
};

// The keys of the record are just these fields, which the type of `Object.keys` does not say.
const PLANNED_FIELD_NAMES = keysOf(PLANNED_FIELDS);

/** Replaces a task and keeps fields of other tools. The old task if nothing changes, so it isn’t redrawn. */
export function carryOverTaskState(planned: Task, before: Task | undefined): Task {
  if (!before) return planned;
  if (saysTheSame(planned, before)) return before;
  return { ...addedFields(before), ...planned };
}

function addedFields(task: Task): Partial<Task> {
  return Object.fromEntries(
    Object.entries(task).filter(([field]) => !Object.hasOwn(PLANNED_FIELDS, field)),
  );
}

function saysTheSame(a: Task, b: Task): boolean {
  for (const field of PLANNED_FIELD_NAMES) {
    if (a[field] !== b[field] && field !== 'trayUsage') return false;
  }
  return usesTheSameTrays(a.trayUsage, b.trayUsage);
}

function usesTheSameTrays(a: TrayUsage | undefined, b: TrayUsage | undefined): boolean {
  return (
    a?.withHoles === b?.withHoles &&
    a?.withoutHoles === b?.withoutHoles &&
    a?.topCovers === b?.topCovers &&
    a?.bottomSolids === b?.bottomSolids
  );
}
