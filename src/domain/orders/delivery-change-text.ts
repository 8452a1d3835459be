import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { DeliveryChange, GoneChange, MoveChange } from './delivery-change.ts';

/**
 * Describes a delivery change: "10 oz Sunflower from the cut of Sat 11/28".
 *
 * @param nameOf - Names a variety.
 */
export function deliveryChangeText(
  change: Exclude<DeliveryChange, GoneChange>,
  nameOf: (varietyId: string) => string,
): string {
  switch (change.kind) {
    case 'MOVE':
      return `Moved to ${shortDayLabel(change.toISO)}${isMovedBack(change) ? ', a day that was over' : ''}`;
    case 'SKIP':
      return 'Skipped';
    case 'ITEMS':
      return 'Other amounts';
    case 'TAKE':
      return `${ounces(change)} ${nameOf(change.varietyId)} from the cut of ${shortDayLabel(change.harvestISO)}`;
    case 'LESS':
      return `${ounces(change)} less`;
    case 'SWAP':
      return `${ounces(change)} ${nameOf(change.toVarietyId)} instead of ${nameOf(change.varietyId)}`;
  }
}

/** Checks whether a delivery was moved to a past day. The farm's day may be behind the clock's. */
export function isMovedBack({ toISO, atISO }: Pick<MoveChange, 'toISO' | 'atISO'>): boolean {
  return toISO < addDays(atISO.slice(0, 10), -1);
}

function ounces({ oz }: { readonly oz: number }): string {
  return `${roundTo(oz, 1)} oz`;
}
