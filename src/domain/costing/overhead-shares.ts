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
  { months, trays, events, batches }: OverheadScenario,
): number {
  if (mode === 'PER_TRAY') return cost;
  const times = {
    PER_MONTH: months,
    PER_EVENT: events,
    PER_BATCH: batches,
    PER_UNIT: 0,
    PER_OZ: 0,
  };
  return trays > 0 ? (cost * times[mode]) / trays : 0;
}

export function hasOwnOverheads({ overheads }: Pick<Catalog, 'overheads'>): boolean {
  return overheads.some(
    ({ mode, cost }) => (mode === 'PER_EVENT' || mode === 'PER_BATCH') && cost !== 0,
  );
}
