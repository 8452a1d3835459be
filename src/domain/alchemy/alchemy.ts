import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { RepeatRule, RecurringLife } from '#domain/orders/order.ts';
import type { ProUnit } from '#domain/units/unit.ts';

export type ProItemType =
  | 'raw'
  | 'microgreen_powder'
  | 'microgreen_fd_whole'
  | 'microgreen_fresh'
  | 'packaging'
  | 'label';

export interface PowderCalc {
  readonly enabled: boolean;
  readonly freshCostPerTrayUSD: number;
  readonly harvestOzPerTray: number;
  readonly powderYieldPct: number;
  readonly freezeCycleCostUSD: number;
  readonly traysPerCycleAllocated: number;
}

/** An ingredient of Pro products. Stock in `unit`, after reservations. */
export interface ProItem {
  readonly id: string;
  readonly name: string;
  readonly type: ProItemType;
  readonly unit: ProUnit;
  readonly unitCost: number;
  readonly stockQty: number;
  readonly reorderMode: 'percent' | 'point';
  readonly reorderPoint?: number;
  readonly reorderPercent?: number;
  readonly initialQtyInUnit?: number;
  readonly supplier?: string;
  readonly notes: string;
  readonly purchaseQty?: number;
  readonly purchaseUnit?: ProUnit;
  readonly purchaseCostUSD?: number;
  readonly powderCalc?: PowderCalc;
  readonly varietyId?: string;
}

export interface ProCategory {
  readonly id: string;
  readonly name: string;
  readonly order: number;
}

export interface ProSubgroup extends ProCategory {
  readonly categoryId: string;
  readonly notes: string;
}

/** A recipe line for one batch; '' = the item's unit. */
export interface ProRecipeLine {
  readonly itemId: string;
  readonly qty: number;
  readonly unit: ProUnit | '';
  readonly notes: string;
}

export interface ProProduct {
  readonly id: string;
  readonly name: string;
  readonly categoryId: string;
  readonly subgroupId: string | null;
  readonly unit: 'unit' | 'oz' | 'g' | 'ml';
  readonly batchOutputQty: number;
  readonly recipe: readonly ProRecipeLine[];
  readonly variants?: readonly {
    readonly name: string;
    readonly lines: readonly ProRecipeLine[];
  }[];
  readonly recipeName?: string;
  readonly sku: string;
  readonly active: boolean;
  readonly notes: string;
}

export const PRO_ORDER_STATUSES = [
  'draft',
  'pending',
  'confirmed',
  'fulfilled',
  'cancelled',
] as const;

export type ProOrderStatus = (typeof PRO_ORDER_STATUSES)[number];

/** Statuses of an order that still needs work. */
export const OPEN_PRO_STATUSES: ReadonlySet<ProOrderStatus> = new Set([
  'draft',
  'pending',
  'confirmed',
]);

export interface ProOrder {
  readonly id: string;
  readonly status: ProOrderStatus;
  readonly createdAt: IsoInstant;
  readonly updatedAt: IsoInstant;
  readonly dueAt: IsoDate | null;
  readonly customer: { readonly name: string; readonly email: string };
  readonly notes: string;
  readonly lines: readonly {
    readonly productId: string;
    readonly qty: number;
    readonly unitPriceUSD: number;
  }[];
  readonly _reserved: boolean;
  readonly _consumed: boolean;
  /** Reserved stock, in the item's unit at that time. */
  readonly _reservedItems?: readonly {
    readonly itemId: string;
    readonly qty: number;
    readonly unit?: ProUnit;
  }[];
  /** The event of a standing order that it is, on the day of the rule. */
  readonly standing?: { readonly id: string; readonly dateISO: IsoDate };
}

/** A recurring Pro order. Its deliveries are drafts until they are changed, see `recurringEvents`. */
export type ProRecurrence = Pick<ProOrder, 'id' | 'customer' | 'notes' | 'lines'> &
  RepeatRule &
  RecurringLife;

export interface Alchemy {
  readonly items: readonly ProItem[];
  readonly categories: readonly ProCategory[];
  readonly subgroups: readonly ProSubgroup[];
  readonly products: readonly ProProduct[];
  readonly orders: readonly ProOrder[];
  /** Absent if there are none. */
  readonly standing?: readonly ProRecurrence[];
}

/** The stock of a farm, and the recipes that say what of it an order takes. */
export type ProStock = Pick<Alchemy, 'items' | 'products'>;
