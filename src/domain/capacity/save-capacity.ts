import { wholeCount } from '#domain/units/limits.ts';
import {
  NEW_DRYER,
  type Capacity,
  type CapacityOptions,
  type FreezeDryer,
  type Rack,
  type Shelf,
  windowDays,
} from './capacity.ts';

export type CapacityPatch = Partial<
  Pick<Capacity, 'racks' | 'trayInventory' | 'freezeDryers' | 'demands'>
> & { readonly options?: Partial<CapacityOptions> };

/** The capacity after some parts of it were saved; counts become whole and not less than 0. */
export function saveCapacity(before: Capacity, patch: CapacityPatch): Capacity {
  const { racks, trayInventory, freezeDryers, demands, options } = patch;
  return {
    ...before,
    ...(racks && { racks: racks.map(savedRack) }),
    ...(trayInventory && {
      trayInventory: {
        ...trayInventory,
        withHoles: wholeCount(trayInventory.withHoles),
        withoutHoles: wholeCount(trayInventory.withoutHoles),
      },
    }),
    ...(freezeDryers && { freezeDryers: freezeDryers.map(savedDryer) }),
    ...(demands && { demands }),
    ...(options && { options: savedOptions({ ...before.options, ...options }) }),
  };
}

function savedRack(rack: Rack): Rack {
  return { ...rack, label: rack.label.trim(), shelves: rack.shelves.map(savedShelf) };
}

function savedShelf(shelf: Shelf): Shelf {
  return { ...shelf, capacity: wholeCount(shelf.capacity) };
}

function savedDryer(dryer: FreezeDryer): FreezeDryer {
  return {
    ...dryer,
    label: dryer.label.trim(),
    shelves: wholeCount(dryer.shelves),
    cycleDays: Number.isFinite(dryer.cycleDays)
      ? Math.max(1, dryer.cycleDays)
      : NEW_DRYER.cycleDays,
    shelfMaxOz: wholeCount(dryer.shelfMaxOz),
  };
}

function savedOptions(options: CapacityOptions): CapacityOptions {
  const { windowDays: days } = options;
  return { ...options, windowDays: windowDays(Number.isFinite(days) ? days : null) };
}
