import { type IsoDate, isoDate } from '#domain/calendar/iso-date.ts';
import type { TraySize } from '#domain/catalog/catalog.ts';
import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import type { SpaceUse } from '#domain/capacity/space-use.ts';
import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import { touchedCycles } from '#domain/alchemy/dry-loads/run-load.ts';
import type { DryNeed, KeptLoad, NotPlanned } from '../result/dry-plan.ts';
import { type DryLine, type DryLoad, isLoadAhead } from '#domain/drying/dry-load.ts';
import { readyDay } from '#domain/drying/overlapping-loads.ts';
import { byTexts } from '#domain/records/lists.ts';
import { type Task, cycleKey } from '#domain/planning/task.ts';

/** A variety with all data that limits its harvest days and space. */
export interface DryVariety {
  readonly id: string;
  readonly name: string;
  readonly yieldOz: number;
  /** Whole days from today until trays can be cut that are begun today. */
  readonly ripeDays: number;
  /** Days from planting to the cut. */
  readonly growDays: number;
  readonly germDays: number;
  readonly germMode: GermMode;
  /** Absent: the 1020. */
  readonly size?: Pick<TraySize, 'id' | 'slotShare'>;
  /** Days with a started cycle, which can't take more trays. */
  readonly frozen: readonly IsoDate[];
  /** Whole trays growing or planned without a claim, by harvest day. */
  readonly free: readonly DayTrays[];
  /** Trays that the farm plans to plant for other orders, by the day of their cut. */
  readonly core: readonly DayTrays[];
}

export interface DayTrays {
  readonly cutISO: IsoDate;
  readonly trays: number;
}

/** An item whose greens the farm cuts, with what a fresh ounce of them becomes. */
export interface GrownItem {
  readonly id: string;
  readonly name: string;
  readonly varietyId: string;
  /** It goes into no dryer. */
  readonly isFresh: boolean;
  /** Grams of the item from an ounce of fresh greens. */
  readonly gramsPerOz: number;
}

/** Trays of a kept load that are late for an order. */
export interface LateComing {
  readonly orderId: string;
  readonly itemId: string;
  readonly readyISO: IsoDate;
}

/** An order that holds stock, and so could release it for one that is due before. */
export interface StockHolder {
  readonly orderId: string;
  readonly dueISO: IsoDate;
  readonly items: readonly { readonly itemId: string; readonly grams: number }[];
}

/** Room of the farm on the days from today on, without the plan. */
interface DryRoom {
  readonly stackLimit: number;
  readonly used: SpaceUse;
  /** 0 means unknown, so never full. */
  readonly have: SpaceUse;
}

/** A load of a plan or a farm, as a search can begin with it. */
export interface KnownLoad extends Pick<DryLoad, 'dryerId' | 'startISO'> {
  readonly lines: readonly Pick<DryLine, 'itemId' | 'trays'>[];
}

/** All input of the dryer plan, small enough to send to a worker. The same input gives the same plan. */
export interface DryPlanInput {
  readonly today: IsoDate;
  /** One load may hold several varieties. */
  readonly isMixed: boolean;
  /** No day may be over in racks or trays because of the plan. */
  readonly mustFit: boolean;
  /** By due day, then the order's age, then its id. */
  readonly needs: readonly DryNeed[];
  readonly notPlanned: readonly NotPlanned[];
  readonly lateComing: readonly LateComing[];
  readonly holders: readonly StockHolder[];
  readonly items: readonly GrownItem[];
  readonly varieties: readonly DryVariety[];
  readonly dryers: readonly FreezeDryer[];
  readonly kept: readonly KeptLoad[];
  /** Loads that are planned so far: they stay where no plan is found that has fewer points. */
  readonly planned?: readonly KnownLoad[];
  readonly room: DryRoom;
}

/** Loads that stay when planning again: running and done ones, and planned ones whose trays have finished work. */
export function keptLoads(loads: readonly DryLoad[], tasks: readonly Task[]): DryLoad[] {
  const begun = touchedCycles(tasks);
  const isBegun = ({ lines }: DryLoad) =>
    lines.some(({ varietyId, cutISO }) => begun.has(cycleKey(varietyId, cutISO)));
  return loads.filter(
    (load) =>
      load.status === 'RUNNING' ||
      load.status === 'DONE' ||
      (load.status === 'PLANNED' && isBegun(load)),
  );
}

export function replaceableLoads(
  loads: readonly DryLoad[],
  { today, kept }: Pick<DryPlanInput, 'today' | 'kept'>,
): KnownLoad[] {
  const stays = new Set(kept.map(({ loadId }) => loadId));
  return loads.filter(
    ({ id, dryerId, status, startISO }) =>
      status === 'PLANNED' && dryerId !== '' && !stays.has(id) && startISO >= today,
  );
}

/** Kept loads that still occupy a dryer, as the plan shows them. */
export function heldDryers(kept: readonly DryLoad[]): KeptLoad[] {
  return kept
    .filter(isLoadAhead)
    .map((load) => ({
      loadId: load.id,
      dryerId: load.dryerId,
      startISO: load.startISO,
      readyISO: isoDate(readyDay(load)),
    }))
    .toSorted(byTexts('startISO', 'dryerId', 'loadId'));
}
