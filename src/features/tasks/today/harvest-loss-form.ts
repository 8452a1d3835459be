import type { TaskDay } from '#domain/planning/task-days.ts';

/** A harvest loss while it is being filled in. */
export interface HarvestLossDraft {
  readonly varietyId: string | null;
  readonly qty: number | null;
  readonly note: string;
}

/** The varieties cut on a day, each once, as choices. */
export function harvestedVarieties(
  day: TaskDay,
): readonly { readonly value: string; readonly label: string }[] {
  const names = new Map<string, string>();
  for (const { type, varietyId, varietyName } of day.tasks) {
    if (type === 'HARVEST' && varietyId !== undefined) names.set(varietyId, varietyName ?? '');
  }
  return [...names].map(([value, label]) => ({ value, label }));
}

/** An empty form; where only one variety is cut, it is chosen already. */
export function newLossDraft(day: TaskDay): HarvestLossDraft {
  const [only, ...others] = harvestedVarieties(day);
  return { varietyId: only && others.length === 0 ? only.value : null, qty: 1, note: '' };
}

/** Why the loss cannot be logged yet, or null. */
export function lossProblem({ varietyId, qty }: HarvestLossDraft): string | null {
  if (varietyId === null) return 'Choose a variety';
  if (qty === null || qty <= 0) return 'Trays lost must be greater than 0';
  return Number.isInteger(qty) ? null : 'Trays lost must be a whole number';
}
