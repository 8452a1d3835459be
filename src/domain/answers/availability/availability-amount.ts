import { GRAMS_PER } from '#domain/units/unit.ts';
import { weightOf, type Told } from '#domain/tell/say.ts';
import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { amountSaid } from '#domain/supply/trays-text.ts';
import { floorWithEpsilon } from '#domain/units/rounding.ts';
import { itemOunces } from '#domain/orders/item-ounces.ts';
import type { BulkItem } from '#domain/orders/order.ts';
import { AvailabilityError } from './availability-error.ts';

/** Amount a customer asks for: whole packages of a size, a weight, or trays of what is sold alive. */
export type AvailabilityAmount =
  | ({
      readonly mode: 'PACKAGE';
      readonly count: number;
      readonly packageOz: number;
    } & AmountUnit)
  | { readonly mode: 'BULK'; readonly weight: number; readonly unit: BulkItem['unit'] };

const PACKAGES = /^\s*(\d+)\s*x\s*(\d+(\.\d+)?)\s*(oz|g)\s*$/i;
const WEIGHT = /^\s*(\d+(\.\d+)?)\s*(oz|lb|g|kg)\s*$/i;

const TRAYS = /^\s*(\d+)\s*(x|trays?)\s*$/i;

const UNITS: Readonly<Record<string, BulkItem['unit']>> = { oz: 'oz', lb: 'lb', g: 'g' };

/** A weight is raised and lowered in steps of a tenth of an ounce. */
const STEPS_PER_OZ = 10;

/**
 * Parses an amount: `6x2oz`, `6x50 g`, `12oz`, `1.5lb`, `200 g`, `1.2 kg`. Of what is sold alive trays: `4x`, `4 trays`.
 *
 * @throws AvailabilityError if it is blank or not above 0.
 */
export function readAvailabilityAmount(
  text: string,
  { unit }: AmountUnit = {},
): AvailabilityAmount {
  if (unit === 'tray') return readTrays(text);
  const packages = PACKAGES.exec(text);
  const [count, size] = [Number(packages?.[1]), Number(packages?.[2])];
  const packageOz = packages?.[4]?.toLowerCase() === 'g' ? size / GRAMS_PER.oz : size;
  if (packages !== null && count > 0 && packageOz > 0) return { mode: 'PACKAGE', count, packageOz };
  const weighed = WEIGHT.exec(text);
  const weight = Number(weighed?.[1]);
  const typedIn = weighed?.[3]?.toLowerCase() ?? '';
  if (typedIn === 'kg' && weight > 0) return { mode: 'BULK', weight: weight * 1000, unit: 'g' };
  const weighedIn = UNITS[typedIn];
  if (weighedIn !== undefined && weight > 0) return { mode: 'BULK', weight, unit: weighedIn };
  throw new AvailabilityError(
    'Enter how much: packages like 6x2oz, or a weight like 12oz, 1.5lb, 200g.',
  );
}

/** An amount of trays of what is sold alive. */
export function trayAmount(count: number): AvailabilityAmount {
  return { mode: 'PACKAGE', count, packageOz: 1, unit: 'tray' };
}

function readTrays(text: string): AvailabilityAmount {
  const count = Number(TRAYS.exec(text)?.[1]);
  if (count > 0) return trayAmount(count);
  throw new AvailabilityError('Enter how many trays, like 4x.');
}

/** An amount in a sentence: "12 oz", "4 trays". */
export function availabilityAmountSaid(amount: AvailabilityAmount): Told {
  const isInTrays = amount.mode === 'PACKAGE' && amount.unit === 'tray';
  const ounces = amountOunces(amount);
  return isInTrays ? amountSaid(ounces, amount) : weightOf('offered', ounces);
}

/** The ounces of an amount, as an order counts them; its trays of what is sold alive. */
export function amountOunces(amount: AvailabilityAmount): number {
  return itemOunces({ id: '', varietyId: '', ...amount }, {});
}

/** Number of steps between nothing and the whole amount. */
export function amountSteps(amount: AvailabilityAmount): number {
  return amount.mode === 'PACKAGE'
    ? amount.count
    : floorWithEpsilon(amountOunces(amount) * STEPS_PER_OZ);
}

export function amountOfSteps(amount: AvailabilityAmount, steps: number): AvailabilityAmount {
  return amount.mode === 'PACKAGE'
    ? { ...amount, count: steps }
    : { mode: 'BULK', weight: steps / STEPS_PER_OZ, unit: 'oz' };
}
