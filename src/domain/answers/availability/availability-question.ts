import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import type { DeliveryChange, NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { OnceOrder, OrderItem, BulkItem } from '#domain/orders/order.ts';
import type { AvailabilityResource } from '../../settings/settings.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import {
  amountUnitOf,
  type AmountUnit,
  type Variety,
  amountSaid,
} from '#domain/catalog/varieties/variety.ts';
import { recordById } from '#domain/records/change-records.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { weightOf, type Told } from '#domain/tell/say.ts';
import { floorWithEpsilon } from '#domain/units/rounding.ts';
import type { AssortmentSources } from '#domain/demand/demand-lines.ts';
import { itemOunces } from '#domain/orders/item-ounces.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { RackFarm } from '#domain/answers/plan-diff/diff-space.ts';
import type { TrayStatus } from '#domain/planning/tray-status.ts';

export interface AvailabilityQuestion {
  readonly item: AvailabilityItem;
  readonly amount: AvailabilityAmount;
  readonly dateISO: IsoDate;
  /** Resources that turn a yes into a no. */
  readonly limits: readonly AvailabilityResource[];
}

const TRIAL_ORDER_ID = 'ord_promise';

/** Later than any clock, so what is only tried out comes after all others. */
const AFTER_ALL = '9999-12-31T23:59:59.999Z';

/** @throws AvailabilityError if the day is past or beyond the task horizon. */
export function trialOrder(
  { item, amount, dateISO }: Pick<AvailabilityQuestion, 'item' | 'amount' | 'dateISO'>,
  today: IsoDate,
): OnceOrder {
  const last = lastAnsweredDay(today);
  if (dateISO < today || dateISO > last) {
    throw new AvailabilityError(`Choose a day from ${today} to ${last}.`);
  }
  return {
    id: TRIAL_ORDER_ID,
    name: 'Order',
    customer: '',
    kind: 'ONCE',
    date: dateISO,
    orderCategory: 'RESTAURANT',
    harvestFridayIfWeekend: false,
    createdAt: AFTER_ALL,
    items: [orderItem(item, amount)],
  };
}

/** The last day that can be asked about: no tasks are planned beyond it. */
export function lastAnsweredDay(today: IsoDate): IsoDate {
  return addDays(today, REBUILD_HORIZON_DAYS);
}

/** The order that is added when the user accepts. Its name holds the customer or the day. */
export function requestedOrder(
  question: Pick<AvailabilityQuestion, 'item' | 'amount' | 'dateISO'>,
  today: IsoDate,
  { id, customer }: Pick<OnceOrder, 'id' | 'customer'>,
): OnceOrder {
  const day = shortDayLabel(question.dateISO);
  const name = customer === '' ? `Order ${day}` : `${customer}, ${day}`;
  return { ...trialOrder(question, today), id, customer, name, createdAt: '' };
}

function orderItem(item: AvailabilityItem, amount: AvailabilityAmount): OrderItem {
  const target = item.kind === 'variety' ? { varietyId: item.id } : { productId: item.id };
  if (amount.mode === 'PACKAGE') {
    const { count, packageOz } = amount;
    return { id: 'li_1', ...target, mode: 'PACKAGE', count, packageOz };
  }
  const { weight, unit } = amount;
  return { id: 'li_1', ...target, mode: 'BULK', weight, unit };
}

/** A requested item: a variety, its product, or a mix. Its unit says whether it is sold alive. */
export interface AvailabilityItem extends AmountUnit {
  readonly kind: 'variety' | 'single' | 'mix';
  readonly id: string;
  readonly name: string;
}

/**
 * Finds an item by variety id, then product id, then variety name, then product name. Names ignore case.
 *
 * @throws AvailabilityError if the text is empty or nothing matches.
 */
export function findAvailabilityItem(farm: AssortmentSources, text: string): AvailabilityItem {
  const wanted = text.trim();
  if (wanted === '') throw new AvailabilityError('Choose a variety or product.');
  const items = [
    ...farm.varieties.map(itemOfVariety),
    ...farm.products.map((product) => itemOfProduct(product, farm.varieties)),
  ];
  const name = wanted.toLowerCase();
  const isCalled = (item: AvailabilityItem) => item.name.trim().toLowerCase() === name;
  const byName = items.filter(isCalled).sort(byNameThenId);
  const found =
    items.find(({ id }) => id === wanted) ??
    byName.find(({ kind }) => kind === 'variety') ??
    byName[0];
  if (found === undefined) throw new AvailabilityError(`There is no variety or product '${text}'.`);
  return found;
}

export function itemOfVariety(variety: Variety): AvailabilityItem {
  const { id, name } = variety;
  return { kind: 'variety', id, name, ...amountUnitOf(variety) };
}

export function itemOfProduct(product: Product, varieties: readonly Variety[]): AvailabilityItem {
  const { type, id, name } = product;
  const variety = type === 'single' ? recordById(varieties, product.varietyId) : undefined;
  return { kind: type, id, name, ...amountUnitOf(variety) };
}

/** An availability question that can't be answered. The message can be shown to the user. */
export class AvailabilityError extends Error {
  override readonly name = 'AvailabilityError';
}

/** Amount a customer asks for: whole packages of a size, a weight, or trays of what is sold alive. */
export type AvailabilityAmount =
  | ({
      readonly mode: 'PACKAGE';
      readonly count: number;
      readonly packageOz: number;
    } & AmountUnit)
  | { readonly mode: 'BULK'; readonly weight: number; readonly unit: BulkItem['unit'] };

const PACKAGES = /^\s*(\d+)\s*x\s*(\d+(\.\d+)?)\s*(oz|g)\s*$/i;
const WEIGHT = /^\s*(\d+(\.\d+)?)\s*(oz|lb|g|kg)\s*$/i;

const TRAYS = /^\s*(\d+)\s*(x|trays?)\s*$/i;

const UNITS: Readonly<Record<string, BulkItem['unit']>> = { oz: 'oz', lb: 'lb', g: 'g' };

/** A weight is raised and lowered in steps of a tenth of an ounce. */
const STEPS_PER_OZ = 10;

/**
 * Parses an amount: `6x2oz`, `6x50 g`, `12oz`, `1.5lb`, `200 g`, `1.2 kg`. Of what is sold alive trays: `4x`, `4 trays`.
 *
 * @throws AvailabilityError if it is blank or not above 0.
 */
export function readAvailabilityAmount(
  text: string,
  { unit }: AmountUnit = {},
): AvailabilityAmount {
  if (unit === 'tray') return readTrays(text);
  const packages = PACKAGES.exec(text);
  const [count, size] = [Number(packages?.[1]), Number(packages?.[2])];
  const packageOz = packages?.[4]?.toLowerCase() === 'g' ? size / GRAMS_PER.oz : size;
  if (packages !== null && count > 0 && packageOz > 0) return { mode: 'PACKAGE', count, packageOz };
  const weighed = WEIGHT.exec(text);
  const weight = Number(weighed?.[1]);
  const typedIn = weighed?.[3]?.toLowerCase() ?? '';
  if (typedIn === 'kg' && weight > 0) return { mode: 'BULK', weight: weight * 1000, unit: 'g' };
  const weighedIn = UNITS[typedIn];
  if (weighedIn !== undefined && weight > 0) return { mode: 'BULK', weight, unit: weighedIn };
  throw new AvailabilityError(
    'Enter how much: packages like 6x2oz, or a weight like 12oz, 1.5lb, 200g.',
  );
}

export function trayAmount(count: number): AvailabilityAmount {
  return { mode: 'PACKAGE', count, packageOz: 1, unit: 'tray' };
}

function readTrays(text: string): AvailabilityAmount {
  const count = Number(TRAYS.exec(text)?.[1]);
  if (count > 0) return trayAmount(count);
  throw new AvailabilityError('Enter how many trays, like 4x.');
}

/** An amount in a sentence: "12 oz", "4 trays". */
export function availabilityAmountSaid(amount: AvailabilityAmount): Told {
  const ounces = amountOunces(amount);
  return amount.unit === 'tray' ? amountSaid(ounces, amount) : weightOf('offered', ounces);
}

/** The ounces of an amount, as an order counts them; its trays of what is sold alive. */
export function amountOunces(amount: AvailabilityAmount): number {
  return itemOunces({ id: '', varietyId: '', ...amount }, {});
}

export function amountSteps(amount: AvailabilityAmount): number {
  return amount.mode === 'PACKAGE'
    ? amount.count
    : floorWithEpsilon(amountOunces(amount) * STEPS_PER_OZ);
}

export function amountOfSteps(amount: AvailabilityAmount, steps: number): AvailabilityAmount {
  return amount.mode === 'PACKAGE'
    ? { ...amount, count: steps }
    : { mode: 'BULK', weight: steps / STEPS_PER_OZ, unit: 'oz' };
}

export interface AvailabilityFarm extends RackFarm {
  readonly trayStatus: TrayStatus;
  readonly seedsInventory: readonly SeedTransaction[];
  readonly catalog: Catalog;
}

/** Returns a farm with trial delivery changes that count as its newest ones. */
export function withNewestChanges<
  Farm extends { readonly deliveryChanges?: readonly DeliveryChange[] | undefined },
>(farm: Farm, changes: readonly NewDeliveryChange[]): Farm {
  const newest = changes.map((change, index): DeliveryChange => {
    return { ...change, id: `dch_new_${index}`, atISO: AFTER_ALL, note: '' };
  });
  return { ...farm, deliveryChanges: [...(farm.deliveryChanges ?? []), ...newest] };
}
