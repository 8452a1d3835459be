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
  if (change.kind === 'MOVE') return `Moved to ${shortDayLabel(change.toISO)}`;
  const ounces = `${roundTo(change.oz, 1)} oz`;
  switch (change.kind) {
    case 'TAKE':
      return `${ounces} ${nameOf(change.varietyId)} from the cut of ${shortDayLabel(change.harvestISO)}`;
    case 'LESS':
      return `${ounces} less`;
    case 'SWAP':
      return `${ounces} ${nameOf(change.toVarietyId)} instead of ${nameOf(change.varietyId)}`;
  }
}
