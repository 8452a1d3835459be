import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { Sentence } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SpaceKind } from '#domain/capacity/space-use.ts';

export interface VarietyRow {
  readonly varietyId: string;
  readonly varietyName: string;
}

interface VarietyDayRow extends VarietyRow {
  readonly dateISO: IsoDate;
}

/** Trays that are still to be planted, on a day on which their number changes. */
export interface PlantingRow extends VarietyDayRow {
  readonly before: number;
  readonly after: number;
  readonly delta: number;
}

export interface HarvestRow extends VarietyDayRow, AmountUnit {
  readonly traysBefore: number;
  readonly traysAfter: number;
  readonly ozBefore: number;
  readonly ozAfter: number;
}

/** Trays that can't be planted on time anymore. */
export interface TooLateRow extends VarietyRow {
  readonly harvestISO: IsoDate;
  /** The day their work should have begun. */
  readonly startISO: IsoDate;
  readonly trays: number;
}

export interface ShortRow extends VarietyDayRow, AmountUnit {
  readonly orderId: string;
  readonly orderName: string;
  readonly shortBefore: number;
  readonly shortAfter: number;
}

/** Planted greens that no order needs. */
export interface SurplusRow extends VarietyDayRow, AmountUnit {
  readonly leftBefore: number;
  readonly leftAfter: number;
  readonly trays: number;
}

export interface FullRow {
  readonly dateISO: IsoDate;
  readonly kind: Extract<SpaceKind, 'germination' | 'grow'>;
  readonly overBefore: number;
  readonly overAfter: number;
}

export interface PlanDiff {
  /** In one line; '' when nothing changes. */
  readonly summary: Sentence;
  readonly plantings: readonly PlantingRow[];
  readonly harvests: readonly HarvestRow[];
  readonly tooLate: readonly TooLateRow[];
  readonly short: readonly ShortRow[];
  readonly surplus: readonly SurplusRow[];
  readonly full: readonly FullRow[];
}
