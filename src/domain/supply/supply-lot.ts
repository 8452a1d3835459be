import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';

/** How far a lot has come. A late one was not planted when it should have been, and gives nothing. */
export type LotState = 'skipped' | 'cut' | 'growing' | 'late' | 'planned';

/** What one planting task of a lot stands for today. */
export interface LotPlanting {
  readonly task: Task;
  readonly state: 'planted' | 'skipped' | 'late' | 'planned';
  /** Trays that count: recorded ones of a planting that was made, none of a late or skipped one. */
  readonly trays: number;
  /** Whether its trays are growing; a late one's are on a farm that does not tick. */
  readonly isPlanted: boolean;
}

/** One batch of a variety on its way to its harvest, before anybody has taken of it. */
export interface GrownLot {
  /** The cycle key, or the id of a record of trays that no task was planned for. */
  readonly id: string;
  readonly varietyId: string;
  /** The harvest day it belongs to: the day in its key, also when it is cut on another one. */
  readonly dayISO: IsoDate;
  readonly cutISO: IsoDate;
  readonly state: LotState;
  readonly plantings: readonly LotPlanting[];
  /** Trays as planned, skipped ones too. */
  readonly plannedTrays: number;
  /** Trays really planted or still to be planted, before losses. */
  readonly countedTrays: number;
  readonly lostTrays: number;
  /** Trays left times the yield. */
  readonly expectedOz: number;
  /** What the scale said; null when nobody has weighed it. */
  readonly weighedOz: number | null;
  /** Ounces that are there or will be: weighed ones count before expected ones. */
  readonly oz: number;
  /** Ounces of the HARVEST task that the plan expects from the day before. */
  readonly plannedCarryOz: number;
}

/** A lot after all claims were served. */
export interface SupplyLot extends GrownLot {
  /** Ounces that nobody claims. */
  readonly leftOz: number;
  /** The part of them that is the buffer of its own day's orders. */
  readonly reserveOz: number;
  /** The part of them that can be promised. */
  readonly freeOz: number;
}
