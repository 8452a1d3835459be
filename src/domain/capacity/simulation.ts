import type { Sentence } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TraySize } from '#domain/catalog/catalog.ts';
import type { GrowStep, Variety } from '#domain/catalog/varieties/variety.ts';
import type { TrayInventory } from '#domain/planning/tray-status.ts';
import type { ConflictType } from './conflict-texts.ts';
import type { ResourceUse } from './resource-use.ts';
import type { CapacityDemand, FreezeDryer, Rack } from './capacity.ts';

export interface SimulatedVariety extends Pick<Variety, 'id' | 'name' | 'daysToHarvest'> {
  readonly steps: readonly SimulatedStep[];
  /** Absent: the 1020. */
  readonly size?: Pick<TraySize, 'id' | 'slotShare'>;
}

type SimulatedStep = Pick<GrowStep, 'type' | 'dayStart' | 'dayEnd' | 'germMode'>;

/** Everything a simulation needs, in plain values that can be sent to a worker. */
export interface SimulationInput {
  readonly from: IsoDate;
  /** 1 to 60. */
  readonly days: number;
  readonly demands: readonly CapacityDemand[];
  readonly varieties: readonly SimulatedVariety[];
  readonly racks: readonly Rack[];
  readonly freezeDryers: readonly FreezeDryer[];
  /** Trays that are neither dirty nor in use. */
  readonly cleanTrays: TrayInventory;
  readonly stackLimit: number;
  /** Resources used by the farm's work. Absent if only demands are simulated. */
  readonly taken?: readonly ResourceUse[];
}

export interface SimulatedDay {
  readonly germStacksUsed: number;
  readonly topCoversUsed: number;
  readonly bottomSolidsUsed: number;
  readonly growTraysUsed: number;
  readonly freezeShelvesUsed: number;
  readonly freezeWeightUsedOz: number;
}

export interface SimulatedAssignment {
  readonly demandId: string;
  readonly varietyId: string;
  readonly trays: number;
  readonly plantDate: IsoDate;
  readonly harvestDate: IsoDate;
}

export interface SimulatedConflict {
  readonly type: ConflictType;
  readonly date: IsoDate;
  readonly details?: Sentence;
  /** Used less owned, in slots, trays, shelves, ounces, or days of lead time. */
  readonly overBy: number;
  readonly demandIds: readonly string[];
}

export interface SimulationResult {
  /** Every day of the window. */
  readonly days: Readonly<Record<IsoDate, SimulatedDay>>;
  readonly assignments: readonly SimulatedAssignment[];
  /** By date. */
  readonly conflicts: readonly SimulatedConflict[];
}
