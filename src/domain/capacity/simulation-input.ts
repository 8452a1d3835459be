import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { STANDARD_SIZE, traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { TraysAway } from '#domain/orders/delivery.ts';
import type { TrayStatus } from '#domain/planning/tray-status.ts';
import type { Capacity, CapacityDemand, CapacityOptions } from './capacity.ts';
import type { SimulatedVariety, SimulationInput } from './simulation.ts';
import { workUses, type WorkingFarm } from './work-uses.ts';
import { trayAvailability } from './tray-availability.ts';

export interface SimulatedFarm extends WorkingFarm, TraysAway {
  readonly capacity: Capacity;
  readonly trayStatus: TrayStatus;
}

export type SimulationWindow = Pick<SimulationInput, 'from' | 'days'>;

/** The window of the farm's options, from today on when no day is chosen. */
export function simulationWindow(options: CapacityOptions, today: IsoDate): SimulationWindow {
  return { from: options.startDate ?? today, days: options.windowDays };
}

/**
 * Trays of planted tasks are in use, so they aren’t clean. The input is copied to a worker, so of varieties it
 * holds only what the simulation reads.
 *
 * @param tried - Unsaved demands to include.
 * @param withWork - Also counts planned plantings and loads.
 */
export function simulationInput(
  farm: SimulatedFarm,
  { from, days }: SimulationWindow,
  tried: readonly CapacityDemand[] = [],
  { withWork = false }: { readonly withWork?: boolean } = {},
): SimulationInput {
  const { racks, freezeDryers } = farm.capacity;
  const trays = trayAvailability(farm);
  const demands = [...farm.capacity.demands, ...tried];
  const wanted = new Set(demands.map(({ varietyId }) => varietyId));
  return {
    from,
    days,
    demands,
    varieties: farm.varieties
      .filter(({ id }) => wanted.has(id))
      .map((one) => readVariety(one, farm.catalog)),
    racks,
    freezeDryers,
    cleanTrays: { withHoles: trays.withHoles.clean, withoutHoles: trays.withoutHoles.clean },
    stackLimit: farm.settings.trays.stackLimit,
    ...(withWork && { taken: workUses(farm) }),
  };
}

function readVariety(variety: Variety, sizes: TraySizes): SimulatedVariety {
  const { id, name, daysToHarvest, steps } = variety;
  const size = traySizeOf(sizes, variety);
  return {
    id,
    name,
    daysToHarvest,
    steps: steps.map(({ type, dayStart, dayEnd, germMode }) => ({
      type,
      dayStart,
      dayEnd,
      ...(germMode === undefined ? {} : { germMode }),
    })),
    ...(size !== STANDARD_SIZE && { size: { id: size.id, slotShare: size.slotShare } }),
  };
}
