import { dryerLabel } from '#domain/alchemy/dry-loads/load-label.ts';
import { dayLabel } from '#domain/calendar/day-label.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** What a grower calls a load: its dryer and its day, as "Dryer 1 of Friday 11/20". */
export function loadName({ dryLoads = [], capacity }: FarmDocument, id: string): string {
  const load = dryLoads.find((one) => one.id === id);
  if (load === undefined) return 'load';
  const dryer = load.dryerId === '' ? 'fresh items' : dryerLabel(load, capacity.freezeDryers);
  return `${dryer} of ${dayLabel(load.startISO)}`;
}
