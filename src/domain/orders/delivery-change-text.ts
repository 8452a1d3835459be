import { roundTo } from '#domain/units/rounding.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { count, onDay, ounces, say, type Sentence, type Told } from '#domain/tell/say.ts';
import type { DeliveryChange, GoneChange, ItemsChange, MoveChange } from './delivery-change.ts';

/** Describes a delivery change: "10 oz Sunflower from the cut of Sat 11/28". Ounces of what is live are trays. */
export function deliveryChangeText(
  change: Exclude<DeliveryChange, GoneChange | ItemsChange>,
  nameOf: (varietyId: string) => string,
  isLive: (varietyId: string) => boolean = () => false,
): Sentence {
  const isInTrays = 'varietyId' in change && isLive(change.varietyId);
  switch (change.kind) {
    case 'MOVE':
      return say`Moved to ${onDay(change.toISO)}${isMovedBack(change) ? ', a day that was over' : ''}`;
    case 'SKIP':
      return say`Skipped`;
    case 'TAKE':
      return say`${amount(change, isInTrays)} ${nameOf(change.varietyId)} ${isInTrays ? 'ready' : 'from the cut of'} ${onDay(change.harvestISO)}`;
    case 'LESS':
      return say`${amount(change, isInTrays)} less`;
    case 'SWAP':
      return say`${amount(change, isInTrays)} ${nameOf(change.toVarietyId)} instead of ${nameOf(change.varietyId)}`;
  }
}

/** Checks whether a delivery was moved to a past day. The farm's day may be behind the clock's. */
export function isMovedBack({ toISO, atISO }: Pick<MoveChange, 'toISO' | 'atISO'>): boolean {
  return toISO < addDays(atISO.slice(0, 10), -1);
}

function amount({ oz }: { readonly oz: number }, isInTrays: boolean): Told {
  return isInTrays ? count(roundTo(oz, 1), 'tray') : ounces(oz);
}
