import { formatDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PackedOrder } from '#domain/deliveries/pack-list.ts';

export interface LabelScope {
  readonly day: IsoDate;
  /** The day, the customer or the product. */
  readonly name: string;
  /** All of these, or of these only one product. */
  readonly orders: readonly PackedOrder[];
  readonly sumKey?: string;
}

export function scopeOfDay(day: IsoDate, orders: readonly PackedOrder[]): LabelScope {
  return { day, name: formatDay(day), orders };
}
