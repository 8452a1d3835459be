import {
  sizeLabel,
  soldPackages,
  packageOunces,
  contentSize,
  matchPackaging,
  type PackagingCatalog,
} from '#domain/costing/package-content.ts';
import {
  type DayNumber,
  type IsoDate,
  addDays,
  dayNumber,
  type ReportRange,
  type IsoSpan,
} from '#domain/calendar/iso-date.ts';
import type { IdenticalDeliveries } from '#domain/orders/event-days.ts';
import type { DemandRecord, Market, OrderItem } from '#domain/orders/order.ts';
import type { OrderLists } from '#domain/orders/read-orders.ts';
import {
  assortmentOf,
  deliveriesBetween,
  demandLines,
  type AssortmentSources,
} from '#domain/demand/demand-lines.ts';
import type { Assortment } from '#domain/orders/item-ounces.ts';
import { findMarkets, type MarketFinder } from './demand-markets.ts';

export interface SalesSources extends OrderLists, AssortmentSources {
  readonly catalog: PackagingCatalog;
  readonly markets: readonly Market[];
  readonly demandRecords: readonly DemandRecord[];
}

/** What something is sold in: a packaging, or where none is known a size. */
export interface SoldIn {
  readonly name: string;
  /** The size that the name says. */
  readonly sizeOz?: number;
}

/** Expected sales of one product at a market or event, over all its days. */
export interface MarketSale {
  readonly market: Market;
  /** Packages, or lines of loose weight. */
  readonly units: number;
  readonly packaging: SoldIn;
  /** Whether it is a blend of several varieties. */
  readonly isMix: boolean;
  /** Ounces of each variety in it, all units together; none where no variety is known. */
  readonly parts: readonly { readonly varietyId: string; readonly ounces: number }[];
}

/** Days that a report without an end looks ahead, today not counted. */
const DAYS_AHEAD = 30;

const EARLIEST: DayNumber = dayNumber('1970-01-01');

/** Default range of days: today and the next 30. */
export function usualDemandDays(today: IsoDate): IsoSpan {
  return { from: today, to: addDays(today, DAYS_AHEAD) };
}

/**
 * Expected sales of markets and events: their orders and demand notes. Other orders don't count.
 *
 * An open range ends 30 days from today.
 */
export function marketSales(farm: SalesSources, range: ReportRange, today: IsoDate): MarketSale[] {
  const reader: SalesReader = {
    assortment: assortmentOf(farm),
    catalog: farm.catalog,
    markets: findMarkets(farm.markets),
    first: range.from === null ? EARLIEST : dayNumber(range.from),
    last: dayNumber(range.to ?? usualDemandDays(today).to),
  };
  return [
    ...deliveriesBetween(farm, reader.first, reader.last).flatMap((deliveries) =>
      orderSales(deliveries, reader),
    ),
    ...farm.demandRecords.flatMap((record) => recordSales(record, reader)),
  ];
}

interface SalesReader {
  readonly assortment: Assortment;
  readonly catalog: PackagingCatalog;
  readonly markets: MarketFinder;
  readonly first: DayNumber;
  readonly last: DayNumber;
}

function orderSales({ order, days }: IdenticalDeliveries, reader: SalesReader): MarketSale[] {
  const market = reader.markets.ofOrder(order);
  if (market === null) return [];
  return order.items
    .map((item) => saleOf(item, market, days.length, reader))
    .filter(({ parts }) => parts.length > 0);
}

function recordSales(record: DemandRecord, reader: SalesReader): MarketSale[] {
  const day = dayNumber(record.date);
  if (day < reader.first || day > reader.last || record.units <= 0) return [];
  const named = reader.catalog.packaging.find(({ id }) => id === record.packagingId);
  const packageOz = record.packageOz ?? (named && packageOunces(named)) ?? undefined;
  const item: OrderItem = {
    id: record.id,
    mode: 'PACKAGE',
    count: record.units,
    ...(packageOz === undefined ? {} : { packageOz }),
    ...(record.productId === undefined
      ? { varietyId: record.varietyId ?? '' }
      : { productId: record.productId }),
  };
  const sale = saleOf(item, reader.markets.ofRecord(record), 1, reader);
  return [named === undefined ? sale : { ...sale, packaging: named }];
}

/** What an item that is sold so many times comes to. */
function saleOf(item: OrderItem, market: Market, times: number, reader: SalesReader): MarketSale {
  const { assortment } = reader;
  const lines = demandLines({ items: [item] }, assortment);
  return {
    market,
    units: (item.mode === 'PACKAGE' ? item.count : 1) * times,
    packaging: packagingOf(item, reader),
    isMix: assortment.products.get(item.productId ?? '')?.type === 'mix',
    parts: lines.map(({ varietyId, ounces }) => ({ varietyId, ounces: ounces * times })),
  };
}

/** The package an item is sold in, by its size where no one package is known for it. */
function packagingOf(item: OrderItem, { assortment, catalog }: SalesReader): SoldIn {
  const content = soldPackages(item, assortment);
  if (content === null) return { name: 'Bulk' };
  const known = matchPackaging(catalog, content).packaging;
  if (known !== null) return known;
  const size = contentSize(catalog, content);
  return typeof size === 'string'
    ? { name: size }
    : { name: sizeLabel(content.ounces), sizeOz: content.ounces };
}
