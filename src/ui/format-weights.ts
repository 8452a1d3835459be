import type { LinePrice } from '#domain/prices/line-price.ts';
import type { PriceUnit } from '#domain/prices/price.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { packageSizeChoices } from '#domain/catalog/products/package-size-choices.ts';
import type { WeightKind } from '#domain/tell/metric-weights.ts';
import type { Digits } from '#domain/tell/write-digits.ts';
import { formatNumber, pageTeller } from './format.ts';

/** What trays yield, stored in ounces: "8.82 oz", "250 g". */
export function formatYield(ounces: number, digits: Digits = 2): string {
  return pageTeller().weight('yield', ounces, digits);
}

/**
 * A loose weight in the unit it was typed in: "1.5 lb". A farm that weighs in grams reads kilograms from 1,000 g on.
 */
export function formatLoose(
  weight: number,
  unit: PriceUnit | 'kg',
  digits: Digits = 'all',
): string {
  const isInKg = unit === 'g' && weight >= 1000 && yieldUnit() === 'g';
  return `${formatNumber(isInKg ? weight / 1000 : weight, digits)} ${isInKg ? 'kg' : unit}`;
}

/** The size of a package, stored in ounces: "4 oz", "56.7 g". */
export function formatSize(ounces: number, digits: Digits = 'size'): string {
  return pageTeller().weight('size', ounces, digits);
}

/** Two weights whose unit is named once: "213 to 284 g". */
export function formatWeights(
  of: WeightKind,
  values: readonly [number, number],
  between: string,
  digits: Digits,
): string {
  return pageTeller().weights(of, values, between, digits);
}

export function formatInColumn(of: WeightKind, value: number, digits: Digits): string {
  return pageTeller().column(of, value, digits);
}

/** A head or a label with the unit of the farm: "Weight (oz)", "Weight (g)". */
export function formatHead(text: string): string {
  return pageTeller().head(text);
}

/** A yield beside which its unit stands: "8.82", "250". */
export function formatYieldFigure(ounces: number): string {
  return pageTeller().column('yield', ounces, 2);
}

/** Weighed trays with their unit once: "15.5, 16 oz". */
export function listYields(ounces: readonly number[]): string {
  return inOneList(ounces.map((one) => pageTeller().column('yield', one, 'all')));
}

/** Sizes of packages with their unit once: "2, 4 oz", "50, 100 g". */
export function listSizes(ounces: readonly number[]): string {
  return inOneList(ounces.map((size) => formatInColumn('size', size, 'all')));
}

/** Beside a decimal comma a comma does not part numbers. */
function inOneList(figures: readonly string[]): string {
  const between = pageTeller().region.numbers === 'point' ? ', ' : '; ';
  return `${figures.join(between)} ${yieldUnit()}`;
}

/** The unit of greens in columns and fields: "oz", "g". */
export function yieldUnit(): 'oz' | 'g' {
  return pageTeller().region.weights === 'us' ? 'oz' : 'g';
}

/** The unit of seed: "lb", "kg". */
export function seedUnit(): 'lb' | 'kg' {
  return pageTeller().region.weights === 'us' ? 'lb' : 'kg';
}

/** What is told per pound, as it is read per kilogram where the farm weighs in grams. */
export function shownPerPound(amount: number): number {
  return yieldUnit() === 'oz' ? amount : (amount / GRAMS_PER.lb) * GRAMS_PER.kg;
}

/** Package sizes to choose from, in ounces: those usual where the farm is, and those in use. */
export function sizesOnOffer(inUse: readonly number[] = []): readonly number[] {
  return packageSizeChoices(inUse, pageTeller().region.weights);
}

export function sizeOptions(inUse: readonly number[]) {
  return sizesOnOffer(inUse).map((size) => ({
    value: String(size),
    label: formatSize(size, 'all'),
  }));
}

/** The unit in which loose weight of a unit is priced: kilograms for grams where the farm weighs in them. */
export function pricedUnit(unit: PriceUnit): PriceUnit | 'kg' {
  return unit === 'g' && yieldUnit() === 'g' ? 'kg' : unit;
}

/** A price as it is read: of grams by the kilogram where the farm weighs in them. */
export function shownPrice({ amount, unit }: LinePrice): LinePrice {
  return unit === 'g' && yieldUnit() === 'g'
    ? { amount: roundTo(amount * GRAMS_PER.kg, 4), unit: 'kg' }
    : { amount, unit };
}
