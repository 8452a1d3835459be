import { readUnitName, type ProUnit, type Quantity, type Unit } from '#domain/units/unit.ts';
import { readNumber } from './coerce.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

/** A unit of the core screens, from its name or a usual alias such as `lbs` or `fl oz`. */
export function readUnit<F>(value: unknown, fallback: F): Unit | F {
  return readUnitName(value) ?? fallback;
}

/** A unit of the Pro screens, which count in `unit` and know no cases. */
export function readProUnit<F>(value: unknown, fallback: F): ProUnit | F {
  const unit = readUnit(value, null);
  if (unit === null || unit === 'case') return fallback;
  return unit === 'each' ? 'unit' : unit;
}

/** Reads an amount with its unit. A bare number uses the fallback unit; `null` without a number. */
export function readQuantity(value: unknown, fallbackUnit: Unit): Quantity | null {
  const source: JsonRecord = isRecord(value) ? value : { qty: value };
  const qty = readNumber(source.qty, null);
  if (qty === null) return null;
  const { qty: _qty, unit: written, ...others } = source;
  return { qty, unit: readUnit(written, fallbackUnit), ...others };
}
