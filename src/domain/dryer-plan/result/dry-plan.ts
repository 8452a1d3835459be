import type { Sentence } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SpaceKind } from '#domain/capacity/space-use.ts';

/** An order's need of a grown item, and its sources. */
export interface DryNeed {
  readonly orderId: string;
  readonly itemId: string;
  readonly dueISO: IsoDate;
  /** All it needs: from the stock, from loads that are under way, and the rest, which is planned. */
  readonly grams: number;
  readonly stockG: number;
  readonly comingG: number;
  /** The planned part as ounces of fresh greens. */
  readonly oz: number;
}

/** An order's part of a demand, in ounces of fresh greens. */
export interface DemandShare {
  readonly orderId: string;
  readonly oz: number;
}

interface TraysOfItem {
  readonly itemId: string;
  readonly varietyId: string;
  readonly dueISO: IsoDate;
  readonly trays: number;
}

/** Whole trays of an item that are wanted by a day. */
export interface DryDemand extends TraysOfItem {
  /** The orders of that due day. */
  readonly orders: readonly DemandShare[];
}

/** Why an order line can't be planned. Screens explain each and suggest a fix. */
export type NotPlannedReason =
  | 'noDay'
  | 'over'
  | 'noQty'
  | 'product'
  | 'item'
  | 'variety'
  | 'unit'
  | 'short';

/** A line left out of a plan. The item is '' for a whole order or order line. */
export interface NotPlanned {
  readonly orderId: string;
  readonly itemId: string;
  readonly reason: NotPlannedReason;
  /** Shortage of an item that isn't grown, in its own unit. */
  readonly lacks?: number;
  /** Unit problem of a recipe, with the item's name. */
  readonly problem?: string;
}

/** A load that doesn't change while the others are planned. */
export interface KeptLoad {
  readonly loadId: string;
  readonly dryerId: string;
  readonly startISO: IsoDate;
  readonly readyISO: IsoDate;
}

/** Trays of a plan, in a load or cut fresh. */
export interface PlannedTrays extends TraysOfItem {
  /** Trays of them already growing without a claim. */
  readonly freeTrays: number;
}

interface DryPlanLine extends PlannedTrays {
  /** Shelves that its trays take. */
  readonly shelves: number;
}

export interface DryPlanLoad {
  readonly dryerId: string;
  /** The greens are cut on this day, too. */
  readonly startISO: IsoDate;
  readonly readyISO: IsoDate;
  readonly lines: readonly DryPlanLine[];
}

export interface FreshCut extends PlannedTrays {
  readonly cutISO: IsoDate;
}

export interface DryPlanting {
  readonly dateISO: IsoDate;
  readonly varietyId: string;
  readonly trays: number;
}

/** A day on which the plan makes a scarcity of racks or trays, or makes one worse. */
export interface DryRoomRow {
  readonly dateISO: IsoDate;
  readonly kind: SpaceKind;
  readonly need: number;
  readonly have: number;
}

export interface LateTrays extends TraysOfItem {
  /** Null: no day of the plan has a place for them. */
  readonly daysLate: number | null;
}

/** Cause of a late order. The first one that applies is shown. */
export type LateCause = 'weight' | 'ripe' | 'room' | 'load' | 'dryers';

/** Something that, done alone, makes an order ready in time. */
export interface DrySuggestion {
  readonly kind: 'day' | 'fewer' | 'shelf' | 'dryer' | 'stock';
  readonly text: Sentence;
  /** New due day, if the suggestion is another day. */
  readonly dateISO: IsoDate | null;
}

export interface LateProOrder {
  readonly orderId: string;
  readonly cause: LateCause;
  readonly cures: readonly DrySuggestion[];
}

/** A plan of real dryers: days to harvest, dry and plant. */
export interface DryPlan {
  readonly today: IsoDate;
  readonly endISO: IsoDate;
  readonly needs: readonly DryNeed[];
  readonly demands: readonly DryDemand[];
  readonly kept: readonly KeptLoad[];
  readonly loads: readonly DryPlanLoad[];
  readonly fresh: readonly FreshCut[];
  readonly plantings: readonly DryPlanting[];
  readonly room: readonly DryRoomRow[];
  readonly late: readonly LateTrays[];
  readonly notPlanned: readonly NotPlanned[];
  readonly alerts: readonly LateProOrder[];
  /** The fewer, the better. */
  readonly points: number;
  /** No plan has a lower score. */
  readonly bound: number;
}
