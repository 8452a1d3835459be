import { sumOf } from '#domain/records/lists.ts';
import { traysAtHome, type OwnedTrays, type TrayInventory } from '../planning/tray-status.ts';

/** A kind of tray with more in use than owned. */
export interface MissingTrays {
  readonly kind: TrayKind;
  /** How many can be taken now. */
  readonly clean: number;
  /** How many are to be taken. */
  readonly wanted: number;
}

type TrayKind = keyof TrayInventory;

const KINDS: readonly TrayKind[] = ['withHoles', 'withoutHoles'];

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
function cleanOf(farm: OwnedTrays, kind: TrayKind): number {
  const { atHome, inUse, dirty } = traysAtHome(farm, kind);
  return atHome - inUse - dirty;
}
