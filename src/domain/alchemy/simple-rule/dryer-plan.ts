import type { Sentence } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

export interface DryerPlanVariety {
  readonly id: string;
  readonly name: string;
  readonly daysToHarvest: number;
  readonly yieldOzPerTray: number;
}

/** Trays of a variety that an order wants by a day. */
export interface DryerPlanOrder {
  /** The order's id; of an order with several lines, each line of the plan has it. */
  readonly id: string;
  readonly varietyId: string;
  readonly traysNeeded: number;
  readonly dueDate: IsoDate;
  readonly requiresFreezeDry: boolean;
}

export interface PlannedDryer {
  readonly label?: string;
  readonly trays: number;
  readonly cyclesPerDay: number;
  readonly shelfMaxOz: number;
}

/** All input of the dryer plan. The same input gives the same plan. */
export interface DryerPlanInput {
  readonly start: IsoDate;
  readonly varieties: readonly DryerPlanVariety[];
  readonly dryers: readonly PlannedDryer[];
  readonly orders: readonly DryerPlanOrder[];
  /** Orders that cannot be planned since they have no due date. */
  readonly undated: readonly string[];
  /** Plantings of the farm that are not done yet. */
  readonly plantings: readonly { readonly date: IsoDate; readonly varietyId: string }[];
  /** Varieties that no shelf of the germination racks, or none of the grow racks, takes. */
  readonly blocked?: readonly string[];
}

/** Kinds of alerts; screens have words for them, with the code in capitals as their hint. */
type DryerPlanRiskKind =
  | 'freeze_dryer_capacity'
  | 'freeze_dryer_weight'
  | 'late'
  | 'unscheduled'
  | 'blocked_variety'
  | 'no_due_date';

/** Why an alert arises, which says what would mend it. */
type DryerPlanRiskCause =
  | 'dryers full'
  | 'lead time'
  | 'no dryer'
  | 'too heavy'
  | 'blocked variety'
  | 'no due date';

export interface DryerPlanRisk {
  readonly kind: DryerPlanRiskKind;
  readonly details: Sentence;
  readonly cause: DryerPlanRiskCause;
  readonly varietyIds: readonly string[];
  readonly orderIds: readonly string[];
  /** The first due date that this very plan would meet, of an order that it is late for. */
  readonly readyOn?: IsoDate;
}

/** Trays that go into all dryers on a day. */
export interface DryerDay {
  readonly date: IsoDate;
  readonly totalTrays: number;
  readonly assignments: readonly Omit<TraysOfDay, 'date'>[];
}

/** Trays of a variety on a day, planted or cut. */
export interface TraysOfDay {
  readonly date: IsoDate;
  readonly varietyId: string;
  readonly trays: number;
}

export interface DryerPlanPlanting extends TraysOfDay {
  /** `piggyback` joins another planting of the variety at most two days away. */
  readonly source: 'new' | 'piggyback';
  readonly orderIds: readonly string[];
}

/** A plan from orders back to plantings. */
export interface DryerPlan {
  readonly stats: {
    readonly startDate: IsoDate;
    readonly endDate: IsoDate;
    /** With the lines of an order counted as one. */
    readonly totalOrders: number;
    /** Trays per day, on average. */
    readonly dailyCapacity: number;
    /** Trays that go in on one day at most, where a dryer slower than a week takes a whole load. */
    readonly mostOnDay?: number;
  };
  readonly risks: readonly DryerPlanRisk[];
  readonly fdCycles: readonly DryerDay[];
  readonly plantings: readonly DryerPlanPlanting[];
  readonly harvests: readonly TraysOfDay[];
}
