import { convertPro } from '#domain/units/convert-pro.ts';
import { isMassUnit, type ProUnit } from '#domain/units/unit.ts';
import type { PowderCalc } from '../alchemy.ts';
import { proMoney } from './unit-cost.ts';

export const POWDER_DEFAULTS = {
  freshCostPerTrayUSD: 0,
  harvestOzPerTray: 16,
  powderYieldPct: 8,
  freezeCycleCostUSD: 0,
  traysPerCycleAllocated: 7,
} as const satisfies Omit<PowderCalc, 'enabled'>;

interface PowderCost {
  /** Powder that a cycle is expected to give, in the unit of the item. */
  readonly amount: number;
  /** Fresh trays and the cycle itself. */
  readonly cycleUSD: number;
  readonly unitCost: number;
}

/**
 * Unit cost of a powder: fresh trays plus one dryer cycle, divided by the powder they make. `null` without
 * trays, harvest or yield, or if the powder isn’t sold by weight: then the item keeps its own.
 */
export function powderCost(calc: PowderCalc, unit: ProUnit): PowderCost | null {
  const { harvestOzPerTray, powderYieldPct, traysPerCycleAllocated } = calc;
  if (!(harvestOzPerTray > 0) || !(powderYieldPct > 0) || !(traysPerCycleAllocated > 0)) {
    return null;
  }
  if (!isMassUnit(unit)) return null;
  const ounces = (traysPerCycleAllocated * harvestOzPerTray * powderYieldPct) / 100;
  const amount = convertPro(ounces, 'oz', unit);
  const cycleUSD = calc.freshCostPerTrayUSD * traysPerCycleAllocated + calc.freezeCycleCostUSD;
  return { amount, cycleUSD, unitCost: proMoney(cycleUSD / amount) };
}
