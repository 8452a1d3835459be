import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DeliveryChange } from './delivery-change.ts';

/**
 * What was agreed, without what is about deliveries and greens of long ago.
 *
 * Moved deliveries stay, however old: the days of an order follow from them. Long ago is counted from the
 * last agreement where that is earlier, so that a clock that is years ahead takes nothing away.
 *
 * @param keptDays - What lies exactly so many days back stays.
 */
export function withoutOldAgreements(
  changes: readonly DeliveryChange[],
  today: IsoDate,
  keptDays: number,
): readonly DeliveryChange[] {
  const agreed = youngestDay(changes);
  const firstDay = addDays(agreed < today ? agreed : today, -keptDays);
  return changes.filter((change) => {
    switch (change.kind) {
      case 'TAKE':
      case 'LESS':
      case 'SWAP':
        return change.dateISO >= firstDay;
      case 'GONE':
        return change.harvestISO >= firstDay;
      default:
        // A later version may know what it means.
        return true;
    }
  });
}

function youngestDay(changes: readonly DeliveryChange[]): IsoDate {
  const days = changes.map(({ atISO }) => atISO.slice(0, 10)).sort();
  return days.at(-1) ?? '';
}
