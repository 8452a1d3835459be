import type { Overhead, OverheadBill } from '#domain/catalog/catalog.ts';
import {
  OVERHEAD_CATEGORIES,
  type OverheadCategory,
} from '#domain/catalog/overheads/overhead-categories.ts';
import type { BillPeriod } from '#domain/catalog/overheads/overhead-save.ts';
import { keysOf, sumOf } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';

export interface CategoryBudget {
  readonly category: OverheadCategory;
  /** Budgets per month alone: the others depend on the work done. */
  readonly monthlyBudget: number;
  readonly billed: number;
  /** Billed above budget. Negative if budget is left. */
  readonly difference: number;
}

export function billsOfPeriod(
  bills: readonly OverheadBill[],
  { month, year }: BillPeriod,
): readonly OverheadBill[] {
  return bills.filter((bill) => bill.month === month && bill.year === year);
}

/**
 * Budget and bills of a month, by category.
 *
 * Bills are actual payments. They are compared with budgets and never change costs.
 */
export function categoryBudgets(
  overheads: readonly Overhead[],
  bills: readonly OverheadBill[],
): readonly CategoryBudget[] {
  const monthly = overheads.filter(({ mode }) => mode === 'PER_MONTH');
  return keysOf(OVERHEAD_CATEGORIES).map((category) => {
    const isOfIt = (one: { readonly category: OverheadCategory }) => one.category === category;
    const monthlyBudget = roundTo(sumOf(monthly.filter(isOfIt).map(({ cost }) => cost)), 2);
    const billed = roundTo(sumOf(bills.filter(isOfIt).map(({ amount }) => amount)), 2);
    return { category, monthlyBudget, billed, difference: roundTo(billed - monthlyBudget, 2) };
  });
}
