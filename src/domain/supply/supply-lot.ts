import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';

/** State of a lot. A late one wasn't planted on its day and gives nothing. */
export type LotState = 'skipped' | 'cut' | 'growing' | 'late' | 'planned';

/** State of one planting task of a lot today. */
export interface LotPlanting {
  readonly task: Task;
  readonly state: 'planted' | 'skipped' | 'late' | 'planned';
  /** Trays that count: recorded ones of a planting that was made, none of a late or skipped one. */
  readonly trays: number;
  /** Whether its trays are growing. Late ones count on a farm that never marks plantings done. */
  readonly isPlanted: boolean;
}

/** Why a batch gives nothing although it is there. */
export interface HeldLot {
  /** What it gave before. */
  readonly oz: number;
  /** The codes of its blocked seed lots, in the order they were sown. */
  readonly codes: readonly string[];
}

/** One batch of a variety before allocation. */
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
  /** Harvest weight; `null` if not weighed. */
  readonly weighedOz: number | null;
  /** Ounces that are there or will be: weighed ones count before expected ones. */
  readonly oz: number;
  /** Ounces of the HARVEST task that the plan expects from the day before. */
  readonly plannedCarryOz: number;
  /** Only on a batch with trays of a blocked seed lot, which gives nothing. */
  readonly held?: HeldLot;
}

/** A lot after all claims were served. */
export interface SupplyLot extends GrownLot {
  /** Unclaimed ounces. */
  readonly leftOz: number;
  /** The part of them that is the buffer of its own day's orders. */
  readonly reserveOz: number;
  /** Ounces of them that are available. */
  readonly freeOz: number;
}
