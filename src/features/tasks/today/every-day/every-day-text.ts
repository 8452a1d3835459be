import { sumByKey } from '#domain/records/lists.ts';
import type { EveryDayLine } from '#domain/supply/daily-care.ts';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';

/** What is done every day: "Water: Broccoli 2, Kale 3, Pea 4". Each variety stands once, whenever its batches end. */
export function everyDayText({ type, parts }: EveryDayLine): string {
  const byName = sumByKey(parts.map(({ name, trays }) => [name, trays]));
  const what = [...byName].map(([name, count]) => `${name} ${count}`).join(', ');
  return `${taskTypeLabel(type)}: ${what}`;
}
