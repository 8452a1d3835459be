import { varietyOfStock, type Purchase } from '#domain/buying/purchase.ts';
import { PURCHASES } from '../../schema/purchases.ts';
import { readText } from '../coerce.ts';
import { readList } from '../read-record.ts';
import { readDay } from '../read-time.ts';
import { readUnit } from '../read-unit.ts';

/** Reads purchases. One without a day is dropped. */
export function readPurchases(value: unknown): readonly Purchase[] {
  return readList(PURCHASES, value, ({ stockId, unit, orderedISO, expectedISO }) => {
    const [ordered, expected] = [readDay(orderedISO), readDay(expectedISO)];
    const [from, to] = [ordered ?? expected, expected ?? ordered];
    const counted = varietyOfStock(readText(stockId)) === null ? 'each' : 'lb';
    return from === null || to === null
      ? null
      : { unit: readUnit(unit, counted), orderedISO: from, expectedISO: to };
  });
}
