import type { EveryDayLine } from '#domain/supply/daily-care.ts';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';

/** What is done every day: "Water: Broccoli 2, Kale 3, Pea 4". Each variety stands once, whenever its batches end. */
export function everyDayText({ type, parts }: EveryDayLine): string {
  const trays = new Map<string, number>();
  for (const part of parts) trays.set(part.name, (trays.get(part.name) ?? 0) + part.trays);
  const what = [...trays].map(([name, count]) => `${name} ${count}`).join(', ');
  return `${taskTypeLabel(type)}: ${what}`;
}
