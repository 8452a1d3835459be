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
  return sumOf(KINDS.map((kind) => Math.max(0, -traysAtHome(farm, kind).clean)));
}

/** The kinds of tray of which a step books more than are clean. */
export function missingTrays(before: OwnedTrays, after: OwnedTrays): readonly MissingTrays[] {
  return KINDS.flatMap((kind) => {
    const { clean: had } = traysAtHome(before, kind);
    const { clean: has } = traysAtHome(after, kind);
    if (has >= had || has >= 0) return [];
    return [{ kind, clean: Math.max(0, had), wanted: had - has }];
  });
}
