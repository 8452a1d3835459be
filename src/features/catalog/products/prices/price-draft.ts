import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { loosePrice, type Price, type PriceUnit } from '#domain/prices/price.ts';
import { formatSize, yieldUnit } from '#ui/format-weights.ts';

/** Something that is sold, as its prices are set. */
export interface PricedThing {
  readonly name: string;
  readonly target: { readonly varietyId: string } | { readonly productId: string };
  /** Package sizes that are offered, in ounces. */
  readonly sizes: readonly number[];
  /** Sold alive: it has one price, that of a tray. */
  readonly live?: true;
}

/** A price that is being typed. */
interface PriceDraft {
  /** A package size in ounces, or the unit of a loose weight. */
  readonly size: string;
  readonly amount: number | null;
  /** '' for everybody. */
  readonly customer: string;
  readonly from: IsoDate | null;
}

const LOOSE_UNITS: readonly (PriceUnit | 'kg')[] = ['lb', 'oz', 'g'];

const METRIC_LOOSE_UNITS: typeof LOOSE_UNITS = ['kg', 'g'];

/** Sizes to choose from: the packages, then loose weight. */
export function sizeChoices({ sizes, live }: PricedThing) {
  if (live === true) return [{ value: '1', label: 'tray' }];
  return [
    ...sizes.map((size) => ({ value: String(size), label: formatSize(size, 'exact') })),
    ...(yieldUnit() === 'oz' ? LOOSE_UNITS : METRIC_LOOSE_UNITS).map((unit) => ({
      value: unit,
      label: `Bulk, per ${unit}`,
    })),
  ];
}

/** A new price, of the first package that is offered. */
export function newPriceDraft(thing: PricedThing): PriceDraft {
  const size = sizeChoices(thing)[0]?.value ?? 'lb';
  return { size, amount: null, customer: '', from: null };
}

/** The price as it is kept; null while it has no amount. */
export function priceOfDraft(thing: PricedThing, draft: PriceDraft): Omit<Price, 'id'> | null {
  const { size, amount, from } = draft;
  if (amount === null) return null;
  const customer = draft.customer.trim();
  const unit = [...LOOSE_UNITS, ...METRIC_LOOSE_UNITS].find((one) => one === size);
  return {
    ...thing.target,
    ...(unit === undefined ? { packageOz: Number(size), amount } : loosePrice(unit, amount)),
    ...(customer !== '' && { customer }),
    from,
  };
}
