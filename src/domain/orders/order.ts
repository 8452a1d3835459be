import type { IsoDate, IsoInstant, Weekday } from '#domain/calendar/iso-date.ts';
import { keysOf } from '#domain/records/lists.ts';

const CATEGORY_LABELS = {
  FARMERS_MARKET: 'Farmers Market',
  RESTAURANT: 'Restaurant',
  RESIDENTIAL: 'Residential',
  SPECIAL_EVENT: 'Special Event',
  INTERNAL_USE: 'Internal Use',
  GENERAL: 'General',
} as const;

export type OrderCategory = keyof typeof CATEGORY_LABELS;

/** Order categories, in form order. */
export const ORDER_CATEGORIES = keysOf(CATEGORY_LABELS);

export function categoryLabel(category: OrderCategory): string {
  return CATEGORY_LABELS[category];
}

/** Frequencies in the order a form offers them. */
export const FREQUENCY_LABELS = {
  WEEKLY: 'Weekly',
  BIWEEKLY: 'Biweekly',
  MONTHLY_1_3_5: 'Monthly (1st, 3rd, 5th)',
  MONTHLY_2_4: 'Monthly (2nd, 4th)',
  MONTHLY_NTH: 'Monthly (one week)',
} as const;

export type Frequency = keyof typeof FREQUENCY_LABELS;

export const FREQUENCIES = keysOf(FREQUENCY_LABELS);

export interface RepeatRule {
  /** No event before it; null only from imports: no demand. */
  readonly startDate: IsoDate | null;
  readonly frequency: Frequency;
  readonly weekday: Weekday;
  /** WEEKLY: every n weeks. */
  readonly interval?: number;
  /** MONTHLY_NTH only. */
  readonly weekOfMonth?: 1 | 2 | 3 | 4;
}

/** Buffer days and weekend rule of a recurring order, if they differ from the farm's. */
interface HarvestOverrides {
  /** 0 to 7 days; absent = the default of the settings. */
  readonly harvestBufferDays?: number;
  /** True moves to Friday, false shuts out the planner switch, absent = default. */
  readonly weekendHarvestToFriday?: boolean;
}

export interface RecurringLife {
  /** The last day an event may fall on; absent: no end. */
  readonly endDate?: IsoDate;
  /** By their first day. */
  readonly pauses?: readonly OrderPause[];
}

/** Days without events, the first and the last included. */
export interface OrderPause {
  /** `pau_…`. */
  readonly id: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly note: string;
}

export interface PricedLine {
  /** Dollars per package, or per unit of the weight; it goes before the price list. 0 = given away. */
  readonly unitPrice?: number;
}

/** An item sells a product or a variety, never both. */
export type ItemTarget =
  | { readonly productId: string; readonly varietyId?: never }
  | { readonly varietyId: string; readonly productId?: never };

/** A number of packages of a size in ounces. The product's size is the default. */
export type PackageItem = ItemTarget &
  PricedLine & {
    readonly id: string;
    readonly mode: 'PACKAGE';
    readonly packageOz?: number;
    readonly count: number;
  };

export type BulkItem = ItemTarget &
  PricedLine & {
    readonly id: string;
    readonly mode: 'BULK';
    readonly weight: number;
    readonly unit: 'oz' | 'g' | 'lb';
  };

export type OrderItem = PackageItem | BulkItem;

/** A line of a recurring or one-time order: packages of a product. */
export interface SlimItem extends PricedLine {
  readonly productId: string;
  readonly count: number;
}

interface OrderBase {
  readonly id: string;
  readonly name: string;
  /** '' without a customer. */
  readonly customer: string;
  readonly orderCategory: OrderCategory;
  readonly harvestFridayIfWeekend: boolean;
  readonly createdAt: IsoInstant;
  readonly items: readonly OrderItem[];
  /** Earlier versions of the order, by the last day on which each one counts. */
  readonly former?: readonly FormerOrder[];
}

/** An earlier version of an order; its id and name are those of the order itself. `until` is the last day it counts. */
type Former<T> = T extends unknown
  ? Omit<T, 'id' | 'name' | 'createdAt' | 'former'> & { readonly until: IsoDate }
  : never;

export type FormerOrder = Former<Order>;
export type FormerRecurring = Former<RecurringOrder>;
export type FormerSingle = Former<SingleOrder>;

/** An order for one day; a null day comes only from imports and makes no demand. */
export interface OnceOrder extends OrderBase {
  readonly kind: 'ONCE';
  readonly date: IsoDate | null;
  /** From imports only: read as on a standing order. */
  readonly weekendHarvestToFriday?: boolean;
}

/** A recurring order from the Orders screen. */
export interface RepeatOrder extends OrderBase, RepeatRule, HarvestOverrides, RecurringLife {
  readonly kind: 'RECURRING';
  readonly interval: number;
}

export type Order = OnceOrder | RepeatOrder;

interface SlimOrder extends Pick<OrderBase, 'id' | 'name' | 'customer' | 'orderCategory'> {
  readonly items: readonly SlimItem[];
}

/** A recurring order from the Recurring Orders list. */
export interface RecurringOrder extends SlimOrder, RepeatRule, HarvestOverrides, RecurringLife {
  readonly former?: readonly FormerRecurring[];
}

/** An order of the One-Time Orders list. */
export interface SingleOrder extends SlimOrder {
  readonly date: IsoDate | null;
  readonly weekendHarvestToFriday?: boolean;
  readonly former?: readonly FormerSingle[];
}

/** A deleted order that had deliveries: those up to and including `until` still count. */
export type PastOrder = { readonly id: string; readonly until: IsoDate } & (
  | { readonly list: 'orders'; readonly order: Order }
  | { readonly list: 'recurring'; readonly order: RecurringOrder }
  | { readonly list: 'single'; readonly order: SingleOrder }
);

export interface Market {
  readonly id: string;
  readonly name: string;
  readonly kind: 'MARKET' | 'EVENT';
}

/** Expected sales on top of orders; read by the tray demand report only. */
export interface DemandRecord {
  readonly id: string;
  readonly kind: 'MARKET' | 'EVENT';
  readonly marketId: string;
  readonly date: IsoDate;
  readonly units: number;
  readonly varietyId?: string;
  readonly productId?: string;
  readonly packageOz?: number;
  readonly packagingId?: string;
}

/** Cost of an order's event, as recorded by an earlier version. Read only. */
export interface CostSnapshot {
  readonly id: string;
  readonly orderId: string;
  readonly dateISO: IsoDate;
  readonly totalCost: number;
  readonly atISO: IsoInstant;
}
