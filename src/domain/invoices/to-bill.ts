import {
  DEFAULT_INVOICING,
  type InvoicingSettings,
  type LineTax,
} from '#domain/settings/invoicing-settings.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import {
  type BillEvery,
  type Customer,
  customerByKey,
  customerKey,
} from '#domain/customers/customer.ts';
import { deliveryState } from '#domain/deliveries/delivery-days.ts';
import { thingText, wordsOfSold } from '#domain/deliveries/line-text.ts';
import { salesReader } from '#domain/deliveries/sold-lines.ts';
import { deliveryOf, type Delivery, type Sent, type SentLine } from '#domain/orders/delivery.ts';
import { farmEvents, type FarmEvent } from '#domain/orders/farm-events.ts';
import { packageSizeOz, soldThingOf } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { itemOfSent, sentOf, type SoldOrderLists } from '#domain/orders/sold-orders.ts';
import { amountOfLine, pricePerOwnUnit } from '#domain/prices/line-price.ts';
import { priceBook, type PriceBook, type PriceSources } from '#domain/prices/price-book.ts';
import type { TypedPrice } from '#domain/prices/price-from-today.ts';
import { groupBy, compareTexts, byTexts, sumOf } from '#domain/records/lists.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';
import type { Region } from '#domain/tell/region.ts';
import { EPSILON, roundTo } from '#domain/units/rounding.ts';
import { billedByDelivery, CORRECTION, billedEventKey, type BilledLine } from './billed-lines.ts';
import { shownNumber, type Invoice, type InvoiceLine } from './invoice.ts';
import { invoicePeriod, type InvoicePeriod } from './invoice-period.ts';
import { invoiceAmounts, type InvoiceAmounts } from './invoice-amounts.ts';

export interface BillingFarm extends SoldOrderLists, PriceSources {
  readonly customers?: readonly Customer[] | undefined;
  readonly invoices?: readonly Invoice[] | undefined;
  readonly settings: {
    readonly planner: Pick<HarvestDefaults, 'weekStartsOn'>;
    readonly invoicing?: InvoicingSettings | undefined;
    readonly region?: Region | undefined;
  };
}

/** A line to bill; null amounts have no price. */
export interface LineToBill extends Omit<InvoiceLine, 'id' | 'unitPrice' | 'amount'> {
  readonly unitPrice: number | null;
  readonly amount: number | null;
  /** What it needs a price for; absent where it has one. */
  readonly toPrice?: ThingToPrice;
}

export type ThingToPrice = Omit<TypedPrice, 'amount' | 'customer'>;

/** What a customer is to be billed for one period. */
export interface RowToBill extends InvoiceAmounts, InvoicePeriod {
  readonly customer: string;
  readonly every: BillEvery;
  /** The period is over, or it bills by delivery. */
  readonly ready: boolean;
  /** Lines without a price: they have to get one before it is issued. */
  readonly unpriced: number;
  readonly lines: readonly LineToBill[];
}

/** Days are read from here on where the farm says no first day. */
const FIRST_DAY = '2000-01-01';

/** All that is to bill: what was delivered less what issued invoices have billed. */
export function rowsToBill(farm: BillingFarm, today: IsoDate): readonly RowToBill[] {
  const settings = farm.settings.invoicing ?? DEFAULT_INVOICING;
  const lines = openLines(farm, settings, today);
  return [...groupBy(lines, ({ key }) => key)]
    .sort(([a], [b]) => compareTexts(a, b))
    .flatMap(([key, own]) => rowsOfCustomer(own, { farm, settings, today, key }));
}

/** A line to bill with what puts it on a row. */
interface OpenLine {
  readonly key: string;
  readonly customer: string;
  readonly isCorrection: boolean;
  readonly dayISO: IsoDate;
  readonly line: LineToBill;
}

function openLines(
  farm: BillingFarm,
  settings: InvoicingSettings,
  today: IsoDate,
): readonly OpenLine[] {
  const book = priceBook(farm);
  const billed = billedByDelivery(farm.invoices);
  const taxOf = taxReader(farm, settings, book);
  return farmEvents(farm, settings.sinceISO ?? FIRST_DAY, today).flatMap((event) => {
    const { order, dateISO, dayISO } = event;
    const customer = order.customer.trim();
    const key = customerKey(customer);
    const delivery = deliveryOf(farm.deliveries, order.id, dateISO);
    if (key === '' || order.orderCategory === 'INTERNAL_USE') return [];
    if (deliveryState(delivery, dayISO, today) !== 'DELIVERED') return [];
    const before = groupBy(
      billed.get(billedEventKey(order.id, dateISO)) ?? [],
      ({ line }) => line.itemId,
    );
    return countedLines(event, delivery, before, book).flatMap((counted) => {
      const own = before.get(counted.itemId);
      const told = own ? correctionOf(counted, own) : newLine(counted, book, taxOf(key));
      if (told === null) return [];
      const line = { orderId: order.id, dateISO, dayISO, ...told };
      return { key, customer, dayISO, isCorrection: own !== undefined, line };
    });
  });
}

type Target = { readonly varietyId?: string; readonly productId?: string };

/** A line to bill, whatever delivery it is of. */
type ToldLine = Omit<LineToBill, 'orderId' | 'dateISO' | 'dayISO'>;

/** A line of a delivery as it counts, before it is held against what was billed. */
interface CountedLine extends Omit<ToldLine, 'tax'> {
  /** Absent on one that was billed and is gone. */
  readonly item?: OrderItem;
}

function newLine(
  { itemId, text, quantity, unit, unitPrice, amount, item }: CountedLine,
  book: PriceBook,
  taxOf: (target: Target) => LineTax | null,
): ToldLine | null {
  if (quantity <= 0 || item === undefined) return null;
  const line = { itemId, text, quantity, unit, unitPrice, amount, tax: taxOf(item) };
  return amount === null ? { ...line, toPrice: thingToPrice(item, book) } : line;
}

/** What a line of a delivery is by now more or less than was billed of it. */
function correctionOf(
  { itemId, quantity }: CountedLine,
  billed: readonly BilledLine[],
): ToldLine | null {
  const latest = billed.at(-1);
  const rest = quantity - sumOf(billed.map(({ line }) => line.quantity));
  if (latest === undefined || Math.abs(rest) <= EPSILON) return null;
  const { text, unit, unitPrice, tax } = latest.line;
  return {
    itemId,
    text: `Correction of ${shownNumber(latest.invoice)}: ${text.replace(CORRECTION, '')}`,
    quantity: rest,
    unit,
    unitPrice,
    amount: roundTo(unitPrice * rest, 2),
    tax,
  };
}

/** Once a line is billed, only what was recorded on delivery counts: an order edited later changes no past. */
function countedLines(
  { order, dayISO }: FarmEvent,
  delivery: Delivery | undefined,
  billed: ReadonlyMap<string, readonly BilledLine[]>,
  book: PriceBook,
): readonly CountedLine[] {
  const sent = sentOf(delivery);
  if (sent !== undefined) {
    const known = new Set(sent.lines.map(({ itemId }) => itemId));
    const gone = [...billed].filter(([itemId]) => !known.has(itemId));
    return [
      ...sent.lines.map((line) => ({ ...withListPrice(line, sent, book), item: itemOfSent(line) })),
      ...gone.flatMap(([, own]) => own.slice(-1).map(({ line }) => ({ ...line, quantity: 0 }))),
    ];
  }
  const recorded = new Set((delivery?.lines ?? []).map(({ itemId }) => itemId));
  return salesReader(order, book)(dayISO, delivery)
    .lines.filter(({ item }) => billed.size === 0 || recorded.has(item.id))
    .map((line) => ({
      itemId: line.item.id,
      text: thingText(wordsOfSold(line, book)),
      quantity: line.sold,
      unit: line.item.mode === 'BULK' ? line.item.unit : '',
      unitPrice: line.price === null ? null : pricePerOwnUnit(line.item, line.price),
      amount: line.amount,
      item: line.item,
    }));
}

function thingToPrice(item: OrderItem, book: PriceBook): ThingToPrice {
  const { varietyId, productId } = item;
  const target = varietyId === undefined ? { productId } : { varietyId };
  return item.mode === 'BULK'
    ? { ...target, packageOz: null, unit: item.unit }
    : { ...target, packageOz: packageSizeOz(item, soldThingOf(item, book)) };
}

/** A recorded line; one that left without a price has that of the price list by now. */
function withListPrice(line: SentLine, { customer, dayISO }: Sent, book: PriceBook): SentLine {
  if (line.unitPrice !== null) return line;
  const item = itemOfSent(line);
  const price = book.priceOf(item, customer)(dayISO);
  if (price === null) return line;
  return {
    ...line,
    unitPrice: pricePerOwnUnit(item, price),
    amount: amountOfLine(item, line.quantity, price),
  };
}

/** The tax of what is sold: none for a customer who is free of it, else that of the product, else the default. */
function taxReader({ customers = [] }: BillingFarm, settings: InvoicingSettings, book: PriceBook) {
  const rates = new Map(settings.taxes.map((rate) => [rate.id, rate]));
  const free = new Set(
    customers.filter(({ taxFree }) => taxFree).map(({ name }) => customerKey(name)),
  );
  const singles = new Map(
    [...book.products.values()].flatMap((product) =>
      product.type === 'single' ? [[product.varietyId, product] as const] : [],
    ),
  );
  return (key: string) =>
    ({ varietyId, productId }: Target): LineTax | null => {
      if (free.has(key)) return null;
      const product =
        productId === undefined ? singles.get(varietyId ?? '') : book.products.get(productId);
      const rate = rates.get(product?.taxId ?? settings.defaultTaxId ?? '');
      return rate === undefined ? null : { name: rate.name, percent: rate.percent };
    };
}

interface CustomerFacts {
  readonly farm: BillingFarm;
  readonly settings: InvoicingSettings;
  readonly today: IsoDate;
  readonly key: string;
}

/** Rows of a customer by period. Corrections go on the first that is ready, else on a row of their own. */
function rowsOfCustomer(
  lines: readonly OpenLine[],
  { farm, settings, today, key }: CustomerFacts,
): readonly RowToBill[] {
  const record = customerByKey(farm.customers, key);
  const every = record?.every ?? settings.every;
  const customer = record?.name ?? lines[0]?.customer ?? '';
  const { weekStartsOn } = farm.settings.planner;
  const sold = lines.filter(({ isCorrection }) => !isCorrection);
  const corrections = lines.filter(({ isCorrection }) => isCorrection);
  const periods = [
    ...groupBy(sold, ({ dayISO }) => invoicePeriod(dayISO, every, weekStartsOn).fromISO),
  ]
    .sort(([a], [b]) => compareTexts(a, b))
    .map(([fromISO, own]) => {
      const period = invoicePeriod(fromISO, every, weekStartsOn);
      return { period, ready: every === 'delivery' || period.toISO < today, own };
    });
  const first = periods.find(({ ready }) => ready);
  const asRow = (period: InvoicePeriod, ready: boolean, own: readonly OpenLine[]): RowToBill => {
    const billed = own.map(({ line }) => line);
    const unpriced = billed.filter(({ amount }) => amount === null).length;
    const { pricesIncludeTax } = settings;
    const amounts = invoiceAmounts({ lines: billed, pricesIncludeTax });
    return { customer, every, ...period, ready, unpriced, lines: billed, ...amounts };
  };
  const rows = periods.map(({ period, ready, own }, at) =>
    asRow(period, ready, periods[at] === first ? [...own, ...corrections] : own),
  );
  const [alone] = corrections;
  if (first !== undefined || alone === undefined) return rows;
  const day = { fromISO: alone.dayISO, toISO: alone.dayISO };
  return [...rows, asRow(day, true, corrections)].sort(byTexts('fromISO', 'toISO'));
}
