import type { PayloadOf } from '#state/records/farm-action.ts';
import { parseNumber, type JsonRecord } from '#state/read/coerce.ts';
import { readUnit } from '#state/read/read-unit.ts';
import { UsageError } from '../command.ts';
import { recordOf, textOf } from './described-payload.ts';

/** An amount of a material that came in: above 0, with its unit. */
export function receivedPayload(payload: JsonRecord): PayloadOf<'RECEIVE_STOCK'> {
  return stockChange(payload, (qty) => qty > 0, 'above 0');
}

/** What is on hand of a material: 0 or more, with its unit. */
export function countedPayload(payload: JsonRecord): PayloadOf<'ADJUST_STOCK'> {
  return stockChange(payload, (qty) => qty >= 0, 'of 0 or more');
}

/** Changed fields of a material, and the varieties it is the seed of when they are given. */
export function materialPatch(payload: JsonRecord): unknown {
  return {
    id: textOf(payload, 'id'),
    patch: recordOf(payload, 'patch'),
    ...(Array.isArray(payload.seedOf) ? { seedOf: payload.seedOf.map(String) } : {}),
  };
}

function stockChange(
  payload: JsonRecord,
  isAllowed: (qty: number) => boolean,
  range: string,
): PayloadOf<'RECEIVE_STOCK'> {
  const quantity = recordOf(payload, 'quantity');
  const qty = parseNumber(quantity.qty);
  const unit = readUnit(quantity.unit, null);
  if (qty === null || !isAllowed(qty)) throw new UsageError(`needs a 'quantity.qty' ${range}.`);
  if (unit === null) throw new UsageError("needs a unit in 'quantity.unit'.");
  return { id: textOf(payload, 'id'), quantity: { qty, unit } };
}
