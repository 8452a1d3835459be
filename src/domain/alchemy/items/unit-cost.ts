import { amountIn, convertPro } from '#domain/units/convert-pro.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { ProUnit } from '#domain/units/unit.ts';

/** Costs of the Pro screens are kept to four decimals. */
const COST_DECIMALS = 4;

export function proMoney(dollars: number): number {
  return roundTo(dollars, COST_DECIMALS);
}

export interface BoughtPackage {
  readonly qty: number;
  readonly unit: ProUnit;
  readonly costUSD: number;
}

/** @throws UnitError if package and item measure different things. Weight never converts to volume. */
export function packageUnitCost({ qty, unit, costUSD }: BoughtPackage, itemUnit: ProUnit): number {
  return proMoney(costUSD / convertPro(qty, unit, itemUnit));
}

/** Converts a cost per unit to another unit; the same number if the units measure different things. */
export function costInUnit(dollars: number, from: ProUnit, to: ProUnit): number {
  const amount = amountIn(1, from, to);
  return amount === null ? dollars : proMoney(dollars / amount);
}
