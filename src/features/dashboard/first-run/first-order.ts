import { type IsoDate, type IsoInstant, weekdayOf } from '#domain/calendar/iso-date.ts';
import type { SingleProduct } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Order, PackageItem } from '#domain/orders/order.ts';
import { firstDeliveryDay } from '#domain/demand/first-delivery-day.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';

interface FirstOrderDraft {
  readonly customer: string;
  /** Packages by product id; absent and null are none. */
  readonly counts: Readonly<Record<string, number | null>>;
  /** Null: the first day it can be grown. */
  readonly date: IsoDate | null;
  readonly isWeekly: boolean;
}

export const BLANK_FIRST_ORDER: FirstOrderDraft = {
  customer: '',
  counts: {},
  date: null,
  isWeekly: false,
};

/** Whether a first order can be of it: one variety in packages of one size. */
export const isSingle = (product: { readonly type: string }): product is SingleProduct =>
  product.type === 'single';

export function firstOrder(
  draft: FirstOrderDraft,
  products: readonly SingleProduct[],
  dateISO: IsoDate,
  made: { readonly id: string; readonly createdAt: IsoInstant; readonly newItemId: () => string },
): Order {
  const customer = draft.customer.trim();
  const common = {
    id: made.id,
    createdAt: made.createdAt,
    name: customer,
    customer,
    orderCategory: 'GENERAL',
    harvestFridayIfWeekend: false,
    items: wantedProducts(draft, products).map(({ id }): PackageItem => ({
      id: made.newItemId(),
      mode: 'PACKAGE',
      productId: id,
      count: draft.counts[id] ?? 0,
    })),
  } as const;
  if (!draft.isWeekly) return { ...common, kind: 'ONCE', date: dateISO };
  const rule = { startDate: dateISO, weekday: weekdayOf(dateISO), interval: 1 };
  return { ...common, kind: 'RECURRING', frequency: 'WEEKLY', ...rule };
}

function wantedProducts(
  { counts }: Pick<FirstOrderDraft, 'counts'>,
  products: readonly SingleProduct[],
): readonly SingleProduct[] {
  return products.filter(({ id }) => (counts[id] ?? 0) >= 1);
}

/** The first day on which all that is wanted can be delivered; with nothing typed yet, all there is. */
export function firstDayOfDraft(
  draft: FirstOrderDraft,
  products: readonly SingleProduct[],
  varieties: ReadonlyMap<string, Variety>,
  planner: HarvestDefaults,
  today: IsoDate,
): IsoDate {
  const wanted = wantedProducts(draft, products);
  const sold = wanted.length === 0 ? products : wanted;
  const grown = sold.flatMap(({ varietyId }) => varieties.get(varietyId) ?? []);
  const trial = firstOrder(draft, [], today, { id: '', createdAt: '', newItemId: () => '' });
  return firstDeliveryDay(grown, trial, planner, today);
}

export function firstOrderProblem(
  draft: FirstOrderDraft,
  products: readonly SingleProduct[],
  firstDay: IsoDate,
): string | null {
  if (draft.customer.trim() === '') return 'Enter a customer';
  if (wantedProducts(draft, products).length === 0) return 'Enter the number of packages';
  return draft.date !== null && draft.date < firstDay ? 'Too early. Choose a later day' : null;
}
