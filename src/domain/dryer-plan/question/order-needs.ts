import {
  OPEN_PRO_STATUSES,
  type Alchemy,
  type ProItem,
  type ProOrder,
} from '#domain/alchemy/alchemy.ts';
import { type DryLoad, isLoadAhead, wetOunces } from '#domain/drying/dry-load.ts';
import { readyDay } from '#domain/drying/overlapping-loads.ts';
import { neededItems, stockAmount } from '#domain/alchemy/orders/needed-items.ts';
import { isMicrogreen } from '#domain/alchemy/items/item-types.ts';
import { recipeProblems } from '#domain/alchemy/orders/recipe-problems.ts';
import { type IsoDate, isoDate } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { compareTexts, addToGroup, byTexts } from '#domain/records/lists.ts';
import type { DryNeed, NotPlanned, NotPlannedReason } from '../result/dry-plan.ts';
import type { DryPlanInput, GrownItem, LateComing } from './dry-plan-input.ts';
import { gramsOfOne, grownItem } from './grown-items.ts';

/** Less than this of a gram is what adding up leaves. */
const NO_GRAMS = 1e-6;

interface NeedsQuestion {
  readonly alchemy: Pick<Alchemy, 'items' | 'products' | 'orders'>;
  readonly varieties: readonly Variety[];
  readonly kept: readonly DryLoad[];
  readonly today: IsoDate;
  /** Whether stock and running loads are subtracted. Otherwise every need is planned in full. */
  readonly isNet: boolean;
}

type OrderNeeds = Pick<DryPlanInput, 'needs' | 'notPlanned' | 'lateComing' | 'items'>;

/**
 * Needs of open Pro orders per grown item, and what can't be planned.
 *
 * The earliest due order takes first: from stock, then from kept loads. The rest is planned. An order with
 * reserved stock needs nothing more.
 */
export function orderNeeds(question: NeedsQuestion): OrderNeeds {
  const { alchemy, varieties, today, isNet } = question;
  const store = storeOf(question);
  const needs: DryNeed[] = [];
  const lateComing: LateComing[] = [];
  const missing: NotPlanned[] = [];
  const grown = new Map<string, GrownItem>();
  const open = alchemy.orders
    .filter(
      ({ status, _reserved, _consumed }) =>
        OPEN_PRO_STATUSES.has(status) && !(isNet && (_reserved || _consumed)),
    )
    .toSorted((a, b) => compareTexts(a.dueAt ?? '', b.dueAt ?? '') || byAge(a, b));
  for (const order of open) {
    const { id: orderId, dueAt } = order;
    const leaveOut = (
      itemId: string,
      reason: NotPlannedReason,
      more: Pick<NotPlanned, 'lacks' | 'problem'> = {},
    ) => missing.push({ orderId, itemId, reason, ...more });
    if (dueAt === null || dueAt < today) {
      leaveOut('', dueAt === null ? 'noDay' : 'over');
      continue;
    }
    for (const { itemId, reason, ...more } of oddLines(order, alchemy)) {
      leaveOut(itemId, reason, more);
    }
    for (const { itemId, qty } of neededItems(order.lines, alchemy)) {
      const item = alchemy.items.find(({ id }) => id === itemId);
      if (item === undefined) continue;
      const holdsIt = order._reserved || order._consumed;
      if (!isMicrogreen(item.type)) {
        const lacks = holdsIt ? 0 : stockAmount(qty - store.take(item, qty));
        if (lacks > 0) leaveOut(itemId, 'short', { lacks });
        continue;
      }
      const found = grownItem(item, varieties);
      if (typeof found === 'string') {
        const rest = isNet ? qty - store.take(item, qty) : qty;
        if (rest > NO_GRAMS) leaveOut(itemId, found);
        continue;
      }
      grown.set(itemId, found);
      const perUnit = gramsOfOne(item) ?? 0;
      const grams = qty * perUnit;
      const stockG = isNet ? store.take(item, qty) * perUnit : 0;
      const coming = isNet ? store.await(itemId, grams - stockG) : { grams: 0, readyISO: '' };
      if (coming.readyISO > dueAt) lateComing.push({ orderId, itemId, readyISO: coming.readyISO });
      const rest = grams - stockG - coming.grams;
      const oz = rest > NO_GRAMS ? rest / found.gramsPerOz : 0;
      needs.push({ orderId, itemId, dueISO: dueAt, grams, stockG, comingG: coming.grams, oz });
    }
  }
  return { needs, notPlanned: missing, lateComing, items: [...grown.values()] };
}

const byAge = byTexts('createdAt', 'id');

type OddLine = Pick<NotPlanned, 'itemId' | 'reason' | 'problem'>;

/** Lines that lead to nothing that could be planned, each once. */
function oddLines({ lines }: ProOrder, { products, items }: NeedsQuestion['alchemy']): OddLine[] {
  const odd = lines.flatMap(({ productId, qty }): OddLine[] => {
    const product = products.find(({ id }) => id === productId);
    if (product === undefined) return [{ itemId: '', reason: 'product' }];
    if (!(qty > 0)) return [{ itemId: '', reason: 'noQty' }];
    return product.recipe.flatMap((line): OddLine[] => {
      const { itemId } = line;
      if (!items.some(({ id }) => id === itemId)) return [{ itemId, reason: 'item' }];
      return recipeProblems([line], items).map((problem) => ({ itemId, reason: 'unit', problem }));
    });
  });
  const seen = new Map(odd.map((line) => [`${line.reason}|${line.itemId}`, line]));
  return [...seen.values()];
}

/** Stock and kept loads, while they are handed out. */
function storeOf({ alchemy, kept, varieties }: NeedsQuestion) {
  const stock = new Map(alchemy.items.map(({ id, stockQty }) => [id, Math.max(0, stockQty)]));
  const coming = comingGrams(kept, alchemy.items, varieties);
  return {
    /** Takes at most so much of an item, in its own unit. */
    take({ id }: ProItem, qty: number): number {
      const taken = Math.min(qty, stock.get(id) ?? 0);
      stock.set(id, (stock.get(id) ?? 0) - taken);
      return taken;
    },
    /** Takes up to this many grams from coming loads, earliest first. */
    await(itemId: string, grams: number): { grams: number; readyISO: IsoDate } {
      let left = grams;
      let readyISO = '';
      for (const batch of coming.get(itemId) ?? []) {
        const taken = Math.min(left, batch.grams);
        if (!(taken > NO_GRAMS)) continue;
        batch.grams -= taken;
        left -= taken;
        readyISO = batch.readyISO;
      }
      return { grams: grams - left, readyISO };
    },
  };
}

interface ComingBatch {
  grams: number;
  readonly readyISO: IsoDate;
}

/** Expected grams of unweighed lines, by item, earliest first. */
function comingGrams(
  kept: readonly DryLoad[],
  items: readonly ProItem[],
  varieties: readonly Variety[],
): Map<string, ComingBatch[]> {
  const coming = new Map<string, ComingBatch[]>();
  for (const load of kept.filter(isLoadAhead).toSorted((a, b) => readyDay(a) - readyDay(b))) {
    for (const { itemId, varietyId, trays, wetOz, dryG } of load.lines) {
      const item = items.find(({ id }) => id === itemId);
      if (item === undefined || dryG !== null) continue;
      const found = grownItem({ ...item, varietyId }, varieties);
      if (typeof found === 'string') continue;
      const variety = varieties.find(({ id }) => id === varietyId);
      const grams = wetOunces({ wetOz, trays }, variety) * found.gramsPerOz;
      const readyISO = isoDate(readyDay(load));
      addToGroup(coming, itemId, { grams, readyISO });
    }
  }
  return coming;
}
