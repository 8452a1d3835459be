import type { LossReason } from '#domain/planning/task.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { formatTrays } from '#ui/format.ts';

/** What trays are lost of: one batch, or anything that is cut on a day. */
export type LossTarget =
  | { readonly kind: 'batch'; readonly cycleKey: string }
  | { readonly kind: 'day'; readonly day: TaskDay };

export interface LossDraft {
  readonly varietyId: string | null;
  readonly qty: number | null;
  readonly reason: LossReason | null;
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

/** An empty form; where only one variety can be lost, it is chosen already. */
export function newLossDraft(choices: readonly { readonly value: string }[]): LossDraft {
  const [only, ...others] = choices;
  const varietyId = only && others.length === 0 ? only.value : null;
  return { varietyId, qty: 1, reason: null, note: '' };
}

export function lossProblem({ varietyId, qty }: LossDraft): string | null {
  if (varietyId === null) return 'Choose a variety';
  if (qty === null || qty <= 0) return 'Trays lost must be greater than 0';
  return Number.isInteger(qty) ? null : 'Trays lost must be a whole number';
}

/** Asked when more trays are lost than there are; null when they are there. */
export function tooManyQuestion(qty: number, left: number): string | null {
  return qty > left
    ? `Only ${formatTrays(left)} ${left === 1 ? 'is' : 'are'} growing. Log ${qty} lost?`
    : null;
}
