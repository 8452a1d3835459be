import type { Task, TrayUsage } from './task.ts';

type PlannedField = Exclude<keyof Task, 'external'>;

/** All fields that a plan decides. The record makes sure that none is forgotten. */
const PLANNED_FIELDS = Object.keys({
  id: true,
  taskKey: true,
  cycleKey: true,
  type: true,
  dateISO: true,
  done: true,
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
  scrubInfo: true,
} satisfies Record<PlannedField, true>) as readonly PlannedField[]; // The keys are just these fields.

const PLANNED_FIELD_NAMES: ReadonlySet<string> = new Set(PLANNED_FIELDS);

/**
 * A planned task in the place of the one it replaces.
 *
 * Every field of the plan is new; what other tools have added is carried over. If the plan says
 * nothing new, the task before is returned itself, so that whoever shows it need not draw it again.
 */
export function takeOver(planned: Task, before: Task | undefined): Task {
  if (!before) return planned;
  if (PLANNED_FIELDS.every((field) => isSameField(planned, before, field))) return before;
  return { ...addedFields(before), ...planned };
}

function addedFields(task: Task): Partial<Task> {
  return Object.fromEntries(
    Object.entries(task).filter(([field]) => !PLANNED_FIELD_NAMES.has(field)),
  );
}

function isSameField(a: Task, b: Task, field: PlannedField): boolean {
  if (a[field] === b[field]) return true;
  return field === 'trayUsage' && isSameUsage(a.trayUsage, b.trayUsage);
}

function isSameUsage(a: TrayUsage | undefined, b: TrayUsage | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.withHoles === b.withHoles &&
    a.withoutHoles === b.withoutHoles &&
    a.topCovers === b.topCovers &&
    a.bottomSolids === b.bottomSolids
  );
}
