import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/variety.ts';
import type { TrayStatus } from '#domain/trays/tray-status.ts';
import type { Capacity, CapacityOptions } from './capacity.ts';
import type { SimulationInput } from './simulation.ts';
import { trayAvailability } from './tray-availability.ts';

/** The parts of a farm that a simulation follows from. */
export interface SimulatedFarm {
  readonly varieties: readonly Variety[];
  readonly capacity: Capacity;
  readonly trayStatus: TrayStatus;
  readonly settings: { readonly trays: { readonly stackLimit: number } };
}

/** The days that a simulation looks at. */
export type SimulationWindow = Pick<SimulationInput, 'from' | 'days'>;

/** The window of the farm's options, from today on when no day is chosen. */
export function simulationWindow(options: CapacityOptions, today: IsoDate): SimulationWindow {
  return { from: options.startDate ?? today, days: options.windowDays };
}

/**
 * What a simulation of the farm's stored demands reads.
 *
 * Trays of planted tasks are in use and so not among the clean ones; planned tasks are not counted.
 */
export function simulationInput(
  farm: SimulatedFarm,
  { from, days }: SimulationWindow,
): SimulationInput {
  const { racks, freezeDryers, demands } = farm.capacity;
  const trays = trayAvailability(farm);
  return {
    from,
    days,
    demands,
    varieties: farm.varieties.map(({ id, name, daysToHarvest, steps }) => ({
      id,
      name,
      daysToHarvest,
      steps,
    })),
    racks,
    freezeDryers,
    cleanTrays: { withHoles: trays.withHoles.clean, withoutHoles: trays.withoutHoles.clean },
    stackLimit: farm.settings.trays.stackLimit,
  };
}
