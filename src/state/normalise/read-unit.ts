import { readUnitName } from '#domain/units/unit-name.ts';
import type { ProUnit, Quantity, Unit } from '#domain/units/unit.ts';
import { readNumber } from './coerce.ts';
import { isRecord } from './json-record.ts';
import { settle } from './settle.ts';

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

/** An amount with its unit; a bare number counts in the fallback unit. Null when there is no number. */
export function readQuantity(value: unknown, fallbackUnit: Unit): Quantity | null {
  const source = isRecord(value) ? value : { qty: value };
  const qty = readNumber(source.qty, null);
  if (qty === null) return null;
  return settle<Quantity>(source, { qty, unit: readUnit(source.unit, fallbackUnit) });
}
