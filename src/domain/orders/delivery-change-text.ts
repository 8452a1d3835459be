import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { DeliveryChange, GoneChange } from './delivery-change.ts';

/**
 * What was agreed about a delivery, in a few words: "10 oz Sunflower from the cut of Sat 11/28".
 *
 * @param nameOf - Names a variety.
 */
export function deliveryChangeText(
  change: Exclude<DeliveryChange, GoneChange>,
  nameOf: (varietyId: string) => string,
): string {
  switch (change.kind) {
    case 'MOVE':
      return `Moved to ${shortDayLabel(change.toISO)}`;
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

function ounces({ oz }: { readonly oz: number }): string {
  return `${roundTo(oz, 1)} oz`;
}
