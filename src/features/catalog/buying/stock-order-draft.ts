import type { BuyingLine } from '#domain/buying/buying-list.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { Supplied } from '#domain/catalog/supplier.ts';
import type { Typed } from '#domain/records/typed-record.ts';
import { LEAD_DAYS } from '#domain/settings/buying-settings.ts';
import { isWithin } from '#domain/units/limits.ts';
import { roundTo, roundUnits } from '#domain/units/rounding.ts';
import type { NewPurchase } from '#state/records/catalog/purchases.ts';

export interface OrderedLine {
  readonly line: BuyingLine;
  readonly isTicked: boolean;
  readonly amount: number | null;
  readonly leadDays: number | null;
}

interface StockOrderDraft {
  readonly supplier: string;
  readonly lines: readonly OrderedLine[];
}

export function stockOrderDraft(lines: readonly BuyingLine[]): StockOrderDraft {
  return {
    supplier: lines[0]?.supplier.trim() ?? '',
    lines: lines.map((line) => ({
      line,
      isTicked: true,
      amount: roundUnits(line.amount),
      leadDays: line.leadDays,
    })),
  };
}

export function amountProblem(amount: number | null): string | null {
  return amount !== null && amount > 0 ? null : 'More than 0';
}

export function leadProblem(days: number | null): string | null {
  return Number.isInteger(days) && isWithin(LEAD_DAYS, days) ? null : 'Whole days, 0 to 120';
}

/** Who sells a stock and how long that takes, while it is typed; null days are the farm's usual ones. */
export type SupplierDraft = Typed<Supplied>;

export function usualLeadProblem({ leadDays }: Pick<SupplierDraft, 'leadDays'>): string | null {
  return leadDays === null ? null : leadProblem(leadDays);
}

export function stockOrderProblem({ lines }: StockOrderDraft): string | null {
  const ticked = lines.filter(({ isTicked }) => isTicked);
  if (ticked.length === 0) return 'Choose what you ordered';
  const problems = ticked.flatMap(({ amount, leadDays }) => [
    amountProblem(amount),
    leadProblem(leadDays),
  ]);
  return problems.find((problem) => problem !== null) ?? null;
}

/** The purchases of an order: days are told only where they were typed. */
export function purchasesOf(draft: StockOrderDraft, today: IsoDate): readonly NewPurchase[] {
  return draft.lines
    .filter(({ isTicked }) => isTicked)
    .map(({ line, amount, leadDays }) => {
      const qty = amount ?? 0;
      const days = leadDays ?? line.leadDays;
      return {
        stockId: line.stockId,
        qty,
        unit: line.unit,
        ...packsOf(line, qty),
        supplier: draft.supplier.trim(),
        note: '',
        orderedISO: today,
        expectedISO: addDays(today, days),
        ...(days !== line.leadDays && { leadDays: days }),
      };
    });
}

/** Packs and cost of an amount: known where it is made of whole packs. */
function packsOf({ packs, packQty, cost }: BuyingLine, qty: number) {
  const wanted = packQty === null ? null : roundUnits(qty / packQty);
  if (wanted === null || !Number.isInteger(wanted)) return { packs: null, cost: null };
  const each = cost === null || packs === null || packs === 0 ? null : cost / packs;
  return { packs: wanted, cost: each === null ? null : roundTo(each * wanted, 2) };
}
