import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';

/** From the plan to the stock; in this order the one that is further on counts where two devices differ. */
export const DRY_LOAD_STATUSES = ['PLANNED', 'CANCELLED', 'RUNNING', 'DONE'] as const;

export type DryLoadStatus = (typeof DRY_LOAD_STATUSES)[number];

export interface DryLine {
  /** The Pro item whose stock it joins. '' = none. */
  readonly itemId: string;
  readonly varietyId: string;
  readonly trays: number;
  /** The day on which the greens of it are cut. */
  readonly cutISO: IsoDate;
  /** Weighed before the dryer; null = not yet. */
  readonly wetOz: number | null;
  /** Grams weighed after it, which are in stock; null = not yet. */
  readonly dryG: number | null;
  /** A dry weight was removed, but its drying cost is already booked. */
  readonly wasWeighed?: boolean | undefined;
  /** Cycle keys of the harvests that went in; [] = unknown. */
  readonly harvests: readonly string[];
}

/** One run of a freeze dryer, or the fresh items of a day, which use no dryer. */
export interface DryLoad {
  /** `dry_{dryerId}_{startISO}` when made: two devices that accept one plan make one record. */
  readonly id: string;
  /** '' = fresh items of a day. */
  readonly dryerId: string;
  readonly startISO: IsoDate;
  /** The day it was planned for, where it was started on another one. */
  readonly plannedISO?: IsoDate | undefined;
  /** Those of the dryer when it was accepted: editing a dryer moves no load. 0 = fresh. */
  readonly cycleDays: number;
  readonly status: DryLoadStatus;
  /** One of each item. */
  readonly lines: readonly DryLine[];
  readonly note: string;
  readonly atISO: IsoInstant;
}

/** Ounces of a line that go into the dryer: as weighed, else what its trays give; 0 of a variety that is gone. */
export function wetOunces(
  { wetOz, trays }: Pick<DryLine, 'wetOz' | 'trays'>,
  variety: Variety | undefined,
): number {
  return wetOz ?? (variety === undefined ? 0 : trays * effectiveYield(variety));
}

export function isLoadAhead({ status }: Pick<DryLoad, 'status'>): boolean {
  return status === 'PLANNED' || status === 'RUNNING';
}

/** The id of a load when it is made; of the fresh items of a day without a dryer. */
export function dryLoadId(dryerId: string, startISO: IsoDate): string {
  return `dry_${dryerId === '' ? 'fresh' : dryerId}_${startISO}`;
}
