import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { traysOutOf, type TraysAway } from '#domain/orders/delivery.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { TrayInventory, TrayStatus } from '../planning/tray-status.ts';

/** Trays of a farm: those it owns, and where they are. */
export interface OwnedTrays extends TraysAway {
  readonly capacity: { readonly trayInventory: TrayInventory };
  readonly trayStatus: TrayStatus;
}

/** A kind of tray with more in use than owned. */
export interface MissingTrays {
  readonly kind: 'withHoles' | 'withoutHoles';
  /** How many can be taken now. */
  readonly clean: number;
  /** How many are to be taken. */
  readonly wanted: number;
}

const KINDS = ['withHoles', 'withoutHoles'] as const;

/** Trays in use or dirty beyond the owned ones, both kinds together. */
export function traysOverOwned(farm: OwnedTrays): number {
  return sumOf(KINDS.map((kind) => Math.max(0, -cleanOf(farm, kind))));
}

/** The kinds of tray of which a step books more than are clean. */
export function missingTrays(before: OwnedTrays, after: OwnedTrays): readonly MissingTrays[] {
  return KINDS.flatMap((kind) => {
    const [had, has] = [before, after].map((farm) => cleanOf(farm, kind));
    if (had === undefined || has === undefined || has >= had || has >= 0) return [];
    return [{ kind, clean: Math.max(0, had), wanted: had - has }];
  });
}

/** Below 0 where more trays are in use and dirty than the farm owns. */
function cleanOf(farm: OwnedTrays, kind: MissingTrays['kind']): number {
  const { capacity, trayStatus } = farm;
  const owned = capacity.trayInventory[kind] - traysOutOf(farm, STANDARD_SIZE_ID);
  return kind === 'withHoles'
    ? owned - trayStatus.inUseWithHoles - trayStatus.dirtyWithHoles
    : owned - trayStatus.inUseWithoutHoles - trayStatus.dirtyWithoutHoles;
}
