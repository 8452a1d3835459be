import { type IsoDate, addDays, type IsoSpan } from '#domain/calendar/iso-date.ts';
import type { Task, HarvestLoss, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { OunceChange } from '#domain/demand/delivery-claims.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import { oncePer } from '#domain/records/once-per.ts';
import { sumOf, groupBy } from '#domain/records/lists.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import type { PlannedFarm } from '#domain/planning/plan-farm.ts';
import type { DryClaim } from '#domain/demand/dry-claims.ts';
import type { HarvestRecord } from './harvest-record.ts';

/** State of a lot. A late one wasn't planted on its day and gives nothing. */
export type LotState = 'skipped' | 'cut' | 'growing' | 'late' | 'planned';

export interface LotPlanting {
  readonly task: Task;
  readonly state: 'planted' | 'skipped' | 'late' | 'planned';
  /** Trays that count: recorded ones of a planting that was made, none of a late or skipped one. */
  readonly trays: number;
  /** Whether its trays are growing. Late ones count on a farm that never marks plantings done. */
  readonly isPlanted: boolean;
}

/** Why a batch gives nothing although it is there. */
interface HeldLot {
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

/** Ounces of a variety claimed from one day's harvest. */
export interface DayClaim {
  readonly dayISO: IsoDate;
  readonly deliveryISO: IsoDate;
  readonly oz: number;
  readonly isTaken: boolean;
}

/** A dryer load's claim. It is taken on the harvest day, after all deliveries. */
export interface SupplyDryClaim
  extends DayClaim, Pick<DryClaim, 'loadId' | 'itemId' | 'varietyId'> {}

export type Allocation<C> = C & { readonly gotOz: number };

/** Ounces of a variety that one delivery asks of the harvest of one day. */
export interface SupplyClaim extends DayClaim {
  readonly order: DatedOrder;
  /** The day that the order's own rule gives; names the delivery together with the order. */
  readonly eventISO: IsoDate;
  readonly varietyId: string;
  /** It has gone out already: what the ledger cannot find for it is a wrong count, not a short delivery. */
  readonly isLeft: boolean;
  readonly change: OunceChange | null;
}

export type ClaimAllocation = Allocation<SupplyClaim>;

/** Ounces that a delivery does not get. One that has gone out already is never short. */
export function missedOz({ oz, gotOz, isLeft }: ClaimAllocation): number {
  return isLeft ? 0 : oz - gotOz;
}

/** The name of a delivery: its order and the day that the order's own rule gives. */
export function deliveryKey(claim: {
  readonly order: { readonly id: string };
  readonly eventISO: IsoDate;
}): string {
  return `${claim.order.id}|${claim.eventISO}`;
}

const LOOK_BACK_DAYS = 31;

/** Two amounts that differ by less are the same amount. */
export const SHORT_OZ = 0.05;

/** Harvest days in the supply ledger: one month back, and as far ahead as tasks are planned. */
export function supplyWindow(today: IsoDate): IsoSpan {
  return { from: addDays(today, -LOOK_BACK_DAYS), to: addDays(today, REBUILD_HORIZON_DAYS) };
}

export interface VarietySupply {
  readonly varietyId: string;
  /** By harvest day, then in the order in which they are used. */
  readonly lots: readonly SupplyLot[];
  /** By harvest day, then in the order in which they are served. */
  readonly claims: readonly ClaimAllocation[];
  /** Allocations of dryer loads, by harvest day and load, after the day's deliveries. */
  readonly dryClaims: readonly Allocation<SupplyDryClaim>[];
  /** Ounces left of the days before, by the day on which they stand ready. */
  readonly carriedInOz: ReadonlyMap<IsoDate, number>;
}

export type SupplyLedger = ReadonlyMap<string, VarietySupply>;

export interface DeliveryShort extends Pick<SupplyClaim, 'order' | 'eventISO' | 'varietyId'> {
  readonly deliveryISO: IsoDate;
  readonly orderedOz: number;
  /** Below `SHORT_OZ` it doesn't matter. */
  readonly shortOz: number;
  readonly claims: readonly ClaimAllocation[];
}

/** Claim and shortage of every delivery for a variety, by delivery key. */
export const deliveryShorts: (supply: VarietySupply) => ReadonlyMap<string, DeliveryShort> =
  oncePer(({ claims }: VarietySupply) => {
    const shorts = new Map<string, DeliveryShort>();
    for (const [key, [first, ...others]] of groupBy(claims, deliveryKey)) {
      if (first !== undefined) shorts.set(key, shortOf([first, ...others]));
    }
    return shorts;
  });

const NO_SHORTS: ReadonlyMap<string, DeliveryShort> = new Map();

export function shortsOfVariety(
  { ledger }: { readonly ledger: SupplyLedger },
  varietyId: string,
): ReadonlyMap<string, DeliveryShort> {
  const supply = ledger.get(varietyId);
  return supply === undefined ? NO_SHORTS : deliveryShorts(supply);
}

function shortOf(claims: readonly [ClaimAllocation, ...ClaimAllocation[]]): DeliveryShort {
  const [{ order, eventISO, deliveryISO, varietyId }] = claims;
  return {
    order,
    eventISO,
    deliveryISO,
    varietyId,
    orderedOz: claims.reduce((sum, { oz }) => sum + oz, 0),
    shortOz: sumOf(claims.map(missedOz)),
    claims,
  };
}

export interface SupplyFarm extends PlannedFarm {
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
  readonly harvestLosses: readonly HarvestLoss[];
  readonly deliveries?: readonly Delivery[] | undefined;
  readonly harvestLog?: readonly HarvestRecord[] | undefined;
  /** Without it no batch is held. */
  readonly seedsInventory?: readonly SeedTransaction[] | undefined;
}
