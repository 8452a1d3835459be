import { type IsoDate, addDays, earliestOf } from '#domain/calendar/iso-date.ts';
import { traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { MAX_LEAD_DAYS, varietiesOfItems } from '#domain/demand/demand-lines.ts';
import { soldThingOf } from '#domain/orders/item-ounces.ts';
import type { Task } from '#domain/planning/task.ts';
import { priceBook, type PriceBook } from '#domain/prices/price-book.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { roundTo, roundUnits } from '#domain/units/rounding.ts';
import { GRAMS_PER, OUNCES_PER_POUND } from '#domain/units/unit.ts';
import type { PackedLine, PackedOrder, PackList } from '../../deliveries/pack-list.ts';
import { batchCode } from '../batch-code.ts';
import { partsOf, deliveryTracer } from '../traced-delivery.ts';
import { swapsOf, swapsOfDelivery, withGivenInstead, type TraceFarm } from '../trace-farm.ts';
import { traceSupplies, type TraceSupplies } from '../trace-supply.ts';

/** The labels of one line that is packed, all of them alike. */
export interface PackLabel extends AmountUnit {
  /** Packages; a loose weight has one. */
  readonly count: number;
  readonly product: string;
  /** Of a mix "Pea 60 %, Radish 40 %"; else ''. */
  readonly parts: string;
  /** "4 oz (113 g)"; of what is sold alive "1010 live tray". */
  readonly net: string;
  /** The codes of its batches by cut day, joined by a dot; '' = unknown. */
  readonly lot: string;
  /** The oldest cut. */
  readonly cutISO: IsoDate | null;
  /** The first day on which one of its varieties has reached its shelf life. */
  readonly bestByISO: IsoDate | null;
  readonly batches: readonly string[];
}

/** The labels of what is packed for a day, in the order of the pack list. */
export function packLabels(
  farm: TraceFarm,
  tasks: readonly Task[],
  { dayISO, orders }: Pick<PackList, 'dayISO' | 'orders'>,
  today: IsoDate,
): readonly PackLabel[] {
  const book = priceBook(farm);
  const ids = varietiesOfItems(
    orders.flatMap(({ lines }) => lines.map(({ item }) => item)),
    book,
  );
  const asked = { from: addDays(dayISO, -MAX_LEAD_DAYS), to: dayISO };
  const varietyIds = withGivenInstead(ids, swapsOf(farm));
  const supplies = traceSupplies(farm, { tasks, today, varietyIds, asked });
  return orders.flatMap((packed) => labelsOfOrder(packed, farm, book, supplies));
}

function labelsOfOrder(
  packed: PackedOrder,
  farm: TraceFarm,
  book: PriceBook,
  supplies: TraceSupplies,
): readonly PackLabel[] {
  const parts = partsOf(deliveryTracer(farm)(packed), supplies);
  const instead = swapsOfDelivery(farm, packed.order.id, packed.dateISO);
  return packed.lines
    .filter((line) => line.packed > 0)
    .map((line) => {
      const own = withGivenInstead(varietiesOfItems([line.item], book), instead);
      const batches = parts
        .filter(({ varietyId, batch }) => batch !== '' && own.has(varietyId))
        .map(({ batch }) => batch);
      return {
        count: line.unit === null ? Math.ceil(line.packed) : 1,
        product: line.name,
        parts: partsText(line, book),
        net: line.live === true ? trayText(line, book, farm.catalog) : netText(line),
        ...lotFacts(batches, supplies),
        ...amountUnitOf(line),
      };
    });
}

function lotFacts(
  batches: readonly string[],
  supplies: TraceSupplies,
): Pick<PackLabel, 'lot' | 'cutISO' | 'bestByISO' | 'batches'> {
  const cuts = [...supplies.values()].flatMap(({ lots, shelfLife }) =>
    lots
      .filter(({ id }) => batches.includes(id))
      .map(({ id, cutISO }) => ({ id, cutISO, bestByISO: addDays(cutISO, shelfLife) })),
  );
  const known = new Map(cuts.map((cut) => [cut.id, cut]));
  const ids = [...new Set(batches)].toSorted(
    (a, b) =>
      compareTexts(known.get(a)?.cutISO ?? '', known.get(b)?.cutISO ?? '') ||
      compareTexts(batchCode(a), batchCode(b)),
  );
  return {
    lot: [...new Set(ids.map(batchCode))].join('.'),
    cutISO: earliestOf(cuts.map(({ cutISO }) => cutISO)),
    bestByISO: earliestOf(cuts.map(({ bestByISO }) => bestByISO)),
    batches: ids,
  };
}

function partsText({ item }: PackedLine, book: PriceBook): string {
  const { product } = soldThingOf(item, book);
  if (product?.type !== 'mix') return '';
  return product.components
    .filter(({ percent }) => percent > 0)
    .map(({ varietyId, percent }) => {
      const name = book.varieties.get(varietyId)?.name ?? 'Unknown product';
      return `${name} ${roundTo(percent, 1)} %`;
    })
    .join(', ');
}

function trayText({ item }: PackedLine, book: PriceBook, sizes: TraySizes): string {
  const { variety } = soldThingOf(item, book);
  return `${traySizeOf(sizes, variety ?? {}).name} live tray`;
}

function netText({ packageOz, unit, packed }: PackedLine): string {
  if (packageOz !== null) return `${roundUnits(packageOz)} oz (${gramsText(packageOz)})`;
  const weight = roundUnits(packed);
  if (unit === 'g') return `${weight} g`;
  return `${weight} ${unit ?? 'oz'} (${gramsText(unit === 'lb' ? packed * OUNCES_PER_POUND : packed)})`;
}

function gramsText(ounces: number): string {
  const grams = ounces * GRAMS_PER.oz;
  return `${roundTo(grams, grams < 10 ? 1 : 0)} g`;
}
