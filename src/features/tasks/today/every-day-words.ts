import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { EveryDayLine } from '#domain/supply/every-day.ts';
import { formatTrays } from '#ui/format.ts';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';

/** What is done every day: "Water: Arugula, Sunflower, 7 trays, through Tue 11/24". */
export function everyDayWords({ type, names, trays, lastISO }: EveryDayLine): string {
  const what = [...names, formatTrays(trays), `through ${shortDayLabel(lastISO)}`].join(', ');
  return `${taskTypeLabel(type)}: ${what}`;
}
