import { OVERHEAD_MODES } from '#domain/catalog/overheads/overhead-modes.ts';
import type { Catalog, Overhead, OverheadScenario } from '#domain/catalog/catalog.ts';

export interface OverheadShare {
  readonly overhead: Overhead;
  readonly perTray: number;
}

export function largestOverhead({
  overheads,
  overheadScenario,
}: Pick<Catalog, 'overheads' | 'overheadScenario'>): OverheadShare | null {
  const shares = overheads
    .map((overhead) => ({ overhead, perTray: sharePerTray(overhead, overheadScenario) }))
    .toSorted((a, b) => b.perTray - a.perTray);
  const first = shares[0];
  return first !== undefined && first.perTray > 0 ? first : null;
}

/**
 * Share of an overhead per tray: its price per tray, or its part of the scenario's trays. Overhead per package
 * or ounce has none.
 */
export function sharePerTray(
  { mode, cost }: Pick<Overhead, 'mode' | 'cost'>,
  scenario: OverheadScenario,
): number {
  if (mode === 'PER_TRAY') return cost;
  const isShared = mode !== 'PER_UNIT' && mode !== 'PER_OZ' && scenario.trays > 0;
  return isShared ? (cost * scenario[OVERHEAD_MODES[mode].volume]) / scenario.trays : 0;
}

export function hasOwnOverheads({ overheads }: Pick<Catalog, 'overheads'>): boolean {
  return overheads.some(
    ({ mode, cost }) => (mode === 'PER_EVENT' || mode === 'PER_BATCH') && cost !== 0,
  );
}
