import {
  NEW_DRYER,
  type Capacity,
  type CapacityOptions,
  type FreezeDryer,
  type Rack,
  type Shelf,
} from './capacity.ts';

export type CapacityPatch = Partial<
  Pick<Capacity, 'racks' | 'trayInventory' | 'freezeDryers' | 'demands'>
> & { readonly options?: Partial<CapacityOptions> };

/** The most days a capacity window may span. */
export const MAX_WINDOW_DAYS = 60;

/** Default length of a capacity window in days. */
export const DEFAULT_WINDOW_DAYS = 14;

/** The capacity after some parts of it were saved; counts become whole and not less than 0. */
export function saveCapacity(before: Capacity, patch: CapacityPatch): Capacity {
  const { racks, trayInventory, freezeDryers, demands, options } = patch;
  return {
    ...before,
    ...(racks && { racks: racks.map(savedRack) }),
    ...(trayInventory && {
      trayInventory: {
        ...trayInventory,
        withHoles: wholeNumber(trayInventory.withHoles, 0),
        withoutHoles: wholeNumber(trayInventory.withoutHoles, 0),
      },
    }),
    ...(freezeDryers && { freezeDryers: freezeDryers.map(savedDryer) }),
    ...(demands && { demands }),
    ...(options && { options: savedOptions({ ...before.options, ...options }) }),
  };
}

/** Days of a capacity window: whole, 1 to 60; 14 when left blank. */
export function clampWindowDays(days: number | null | undefined): number {
  if (typeof days !== 'number' || !Number.isFinite(days)) return DEFAULT_WINDOW_DAYS;
  return Math.min(MAX_WINDOW_DAYS, Math.max(1, Math.floor(days)));
}

function savedRack(rack: Rack): Rack {
  return { ...rack, label: rack.label.trim(), shelves: rack.shelves.map(savedShelf) };
}

function savedShelf(shelf: Shelf): Shelf {
  return { ...shelf, capacity: wholeNumber(shelf.capacity, 0) };
}

function savedDryer(dryer: FreezeDryer): FreezeDryer {
  return {
    ...dryer,
    label: dryer.label.trim(),
    shelves: wholeNumber(dryer.shelves, 0),
    cycleDays: Number.isFinite(dryer.cycleDays)
      ? Math.max(1, dryer.cycleDays)
      : NEW_DRYER.cycleDays,
    shelfMaxOz: wholeNumber(dryer.shelfMaxOz, 0),
  };
}

function savedOptions(options: CapacityOptions): CapacityOptions {
  return { ...options, windowDays: clampWindowDays(options.windowDays) };
}

function wholeNumber(value: number, least: number): number {
  return Number.isFinite(value) ? Math.max(least, Math.floor(value)) : least;
}
