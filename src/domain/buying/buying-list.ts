import { type DayNumber, type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { groupBy, compareTexts } from '#domain/records/lists.ts';
import { DEFAULT_BUYING_SETTINGS } from '#domain/settings/buying-settings.ts';
import { ceilWithEpsilon, HAIR } from '#domain/units/rounding.ts';
import { unitFamily, type Unit } from '#domain/units/unit.ts';
import { countedStocks, type BuyingInputs, type CountedStock } from './counted-stocks.ts';
import { byExpectedDay, hasStock, type Purchase } from './purchase.ts';

/** Urgency of a line, most urgent first. COMING needs no order: the ordered amount comes too late. */
const BUYING_STATES = ['LATE', 'NOW', 'SOON', 'LATER', 'LEVEL', 'COMING'] as const;

/** Stock that is to be ordered. Amounts in its unit. */
export interface BuyingLine {
  /** The id of its line in the inventory. */
  readonly stockId: string;
  readonly name: string;
  readonly unit: Unit;
  readonly onHand: number;
  readonly coming: number;
  /** The first day that is not covered, with all that comes. */
  readonly runOutISO: IsoDate | null;
  readonly orderByISO: IsoDate | null;
  /** When it comes if it is ordered in time, or today where that is over. */
  readonly arrivesISO: IsoDate | null;
  /** A day that is not covered although enough was ordered: it comes later. */
  readonly gapISO: IsoDate | null;
  /** What comes first after that day. */
  readonly gapBy: ExpectedPurchase | null;
  readonly state: (typeof BUYING_STATES)[number];
  readonly leadDays: number;
  readonly need: number;
  /** Null when nobody knows how it is packed. */
  readonly packs: number | null;
  readonly packQty: number | null;
  readonly amount: number;
  /** Money; null = unknown. */
  readonly cost: number | null;
  /** Trays that cannot be planted before it comes; of seed that is late. */
  readonly emptyTrays: number;
  /** It can wait, and comes with what cannot. */
  readonly withOrder: boolean;
  readonly supplier: string;
  readonly reorderUrl: string | null;
}

export interface BuyingGroup {
  /** As the first line spells it; '' for none. */
  readonly supplier: string;
  readonly orderByISO: IsoDate | null;
  /** The known costs. */
  readonly cost: number;
  readonly unpriced: number;
  readonly lines: readonly BuyingLine[];
}

/** What of a purchase says how much comes and when. */
export type ExpectedPurchase = Pick<Purchase, 'stockId' | 'qty' | 'unit' | 'expectedISO'>;

interface ComingPurchase extends ExpectedPurchase {
  readonly id: string;
  /** Days since it was expected. */
  readonly lateDays: number;
}

/** Lines to order by supplier, and purchases on their way. */
export interface BuyingList {
  readonly today: IsoDate;
  readonly groups: readonly BuyingGroup[];
  readonly coming: readonly ComingPurchase[];
}

const SOON_DAYS = 7;
const LISTED_DAYS = 28;
const ONE_FREIGHT_DAYS = 14;

/** Every line of the inventory that is to be ordered, by supplier, the most urgent first. */
export function buyingList(farm: BuyingInputs, today: IsoDate): BuyingList {
  const ordered = (farm.purchases ?? []).filter(
    ({ status, stockId }) => status === 'ORDERED' && hasStock(farm, stockId),
  );
  const { coverDays, keepDays } = farm.settings.buying ?? DEFAULT_BUYING_SETTINGS;
  const byStock = groupBy(ordered, ({ stockId }) => stockId);
  const lines = countedStocks(farm, today).flatMap((stock) => {
    const coming = comingOf(stock, byStock.get(stock.line.materialId) ?? [], today);
    return lineOf(stock, coming, { coverDays, keepDays, today: dayNumber(today) }) ?? [];
  });
  const bySupplier = groupBy(lines, ({ supplier }) => customerKey(supplier));
  return {
    today,
    groups: [...bySupplier.values()].map((own) => groupOf(own, today)).sort(groupOrder(today)),
    coming: ordered
      .map(({ id, stockId, qty, unit, expectedISO }) => {
        const lateDays = Math.max(0, dayNumber(today) - dayNumber(expectedISO));
        return { id, stockId, qty, unit, expectedISO, lateDays };
      })
      .sort(byExpectedDay),
  };
}

/** What of a purchase counts, in the unit of its stock, and when. */
interface Coming {
  readonly qty: number;
  /** Late ones are waited for today. */
  readonly day: DayNumber;
  readonly purchase: Purchase;
}

function comingOf(
  { inUnit }: CountedStock,
  purchases: readonly Purchase[],
  today: IsoDate,
): readonly Coming[] {
  return purchases.flatMap((purchase) => {
    const qty = inUnit(purchase);
    const day = Math.max(dayNumber(purchase.expectedISO), dayNumber(today));
    return qty === null ? [] : [{ qty, day, purchase }];
  });
}

/** The day that is asked about, and the numbers of the settings. */
interface Asked {
  readonly today: DayNumber;
  readonly coverDays: number;
  readonly keepDays: number;
}

interface OrderDays {
  readonly orderBy: DayNumber;
  readonly arrives: DayNumber;
  readonly state: 'LATE' | 'NOW' | 'SOON' | 'LATER';
}

/** The line of a stock; null when it is not on the list. */
function lineOf(stock: CountedStock, coming: readonly Coming[], asked: Asked): BuyingLine | null {
  const { line, leadDays, onHand, uses } = stock;
  const ordered = coming.reduce((sum, { qty }) => sum + qty, 0);
  const has = onHand + ordered;
  const runOut = uses.firstUncovered(() => has);
  const days = runOut === null ? null : orderDays(runOut, leadDays, asked);
  const gap = gapOf(stock, coming, runOut);
  const below = days === null ? belowLevel(stock, has) : 0;
  if (days === null && below <= HAIR && gap === null) return null;
  const need = days === null ? below : uses.upTo(days.arrives + asked.coverDays - 1) - has;
  return {
    stockId: line.materialId,
    name: line.name,
    unit: line.unit,
    onHand,
    coming: ordered,
    runOutISO: runOut === null ? null : isoDate(runOut),
    orderByISO: days && isoDate(days.orderBy),
    arrivesISO: days && isoDate(days.arrives),
    gapISO: gap && isoDate(gap.day),
    gapBy: gap?.by ?? null,
    state: days?.state ?? (below > HAIR ? 'LEVEL' : 'COMING'),
    leadDays,
    ...toOrder(need > HAIR ? need : 0, stock),
    emptyTrays: days === null ? 0 : emptyTrays(stock, has, days),
    withOrder: false,
    supplier: stock.supplier,
    reorderUrl: line.reorderUrl,
  };
}

/** Null when there is time for more than four weeks. */
function orderDays(
  runOut: DayNumber,
  leadDays: number,
  { today, keepDays }: Asked,
): OrderDays | null {
  const orderBy = runOut - leadDays - keepDays;
  const days = { orderBy, arrives: Math.max(orderBy, today) + leadDays };
  if (today + leadDays > runOut) return { ...days, state: 'LATE' };
  if (orderBy <= today) return { ...days, state: 'NOW' };
  if (orderBy <= today + SOON_DAYS) return { ...days, state: 'SOON' };
  return orderBy <= today + LISTED_DAYS ? { ...days, state: 'LATER' } : null;
}

/** The day before which too little of what was ordered has come, if it would be enough. */
function gapOf(
  { onHand, uses }: CountedStock,
  coming: readonly Coming[],
  runOut: DayNumber | null,
): { readonly day: DayNumber; readonly by: BuyingLine['gapBy'] } | null {
  if (coming.length === 0) return null;
  const day = uses.firstUncovered((on) =>
    coming.reduce((sum, one) => (one.day <= on ? sum + one.qty : sum), onHand),
  );
  if (day === null || (runOut !== null && day >= runOut)) return null;
  const [first] = coming.filter((one) => one.day > day).sort((a, b) => a.day - b.day);
  return { day, by: first?.purchase ?? null };
}

/** How much less than its reorder level there is and comes; 0 when there is enough. */
function belowLevel({ line, reorderLevel }: CountedStock, has: number): number {
  return line.belowReorder && reorderLevel !== null ? Math.max(0, reorderLevel - has) : 0;
}

type Order = Pick<BuyingLine, 'need' | 'packs' | 'packQty' | 'amount' | 'cost'>;

/** Whole packs for what is needed; without packs tenths of a unit, or whole pieces. */
function toOrder(need: number, { pack, line }: CountedStock): Order {
  const packQty = pack?.qty ?? null;
  if (need === 0) return { need, packs: 0, packQty, amount: 0, cost: 0 };
  if (pack === null) {
    const steps = unitFamily(line.unit) === 'count' ? 1 : 10;
    const amount = ceilWithEpsilon(need * steps) / steps;
    return { need, packs: null, packQty, amount, cost: null };
  }
  const packs = Math.max(1, ceilWithEpsilon(need / pack.qty));
  const cost = pack.cost === null ? null : packs * pack.cost;
  return { need, packs, packQty, amount: packs * pack.qty, cost };
}

function emptyTrays(
  { uses, perTray }: CountedStock,
  has: number,
  { state, arrives }: OrderDays,
): number {
  if (state !== 'LATE' || perTray === null) return 0;
  return ceilWithEpsilon((uses.upTo(arrives - 1) - has) / perTray);
}

function groupOf(lines: readonly BuyingLine[], today: IsoDate): BuyingGroup {
  const until = isoDate(dayNumber(today) + ONE_FREIGHT_DAYS);
  const isDue = lines.some(({ state }) => state === 'LATE' || state === 'NOW');
  const sorted = lines.toSorted(compareLines);
  const supplier = sorted[0]?.supplier.trim() ?? '';
  const comesAlong = ({ state, orderByISO }: BuyingLine) =>
    (state === 'SOON' || state === 'LATER') && orderByISO !== null && orderByISO <= until;
  const days = lines.flatMap(({ orderByISO }) => orderByISO ?? []).toSorted(compareTexts);
  return {
    supplier,
    orderByISO: days[0] ?? null,
    cost: lines.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    unpriced: lines.filter(({ cost }) => cost === null).length,
    lines: sorted.map((line) =>
      supplier !== '' && isDue && comesAlong(line) ? { ...line, withOrder: true } : line,
    ),
  };
}

function compareLines(a: BuyingLine, b: BuyingLine): number {
  return (
    BUYING_STATES.indexOf(a.state) - BUYING_STATES.indexOf(b.state) ||
    compareTexts(a.orderByISO ?? '', b.orderByISO ?? '') ||
    compareTexts(a.name, b.name) ||
    compareTexts(a.stockId, b.stockId)
  );
}

/** By the first day; what has none is as good as four weeks away. No supplier comes last. */
function groupOrder(today: IsoDate): (a: BuyingGroup, b: BuyingGroup) => number {
  const last = isoDate(dayNumber(today) + LISTED_DAYS);
  return (a, b) =>
    Number(a.supplier === '') - Number(b.supplier === '') ||
    compareTexts(a.orderByISO ?? last, b.orderByISO ?? last) ||
    compareTexts(a.supplier, b.supplier);
}
