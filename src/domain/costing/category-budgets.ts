import type { Catalog, OverheadBill, OverheadCategory } from '#domain/catalog/catalog.ts';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';
import type { BillPeriod } from '#domain/catalog/overheads/overhead-save.ts';
import { roundTo } from '#domain/units/rounding.ts';

/** Budget and bills of one overhead category in a month, in dollars. */
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
  { overheads, overheadLogs }: Pick<Catalog, 'overheads' | 'overheadLogs'>,
  period: BillPeriod,
): readonly CategoryBudget[] {
  const bills = billsOfPeriod(overheadLogs, period);
  return OVERHEAD_CATEGORIES.map(({ category }) => {
    const monthlyBudget = roundTo(
      overheads
        .filter((one) => one.category === category && one.mode === 'PER_MONTH')
        .reduce((sum, { cost }) => sum + cost, 0),
      2,
    );
    const billed = roundTo(
      bills
        .filter((bill) => bill.category === category)
        .reduce((sum, { amount }) => sum + amount, 0),
      2,
    );
    return { category, monthlyBudget, billed, difference: roundTo(billed - monthlyBudget, 2) };
  });
}
