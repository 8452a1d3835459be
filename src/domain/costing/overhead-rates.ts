import type { Catalog, Overhead, OverheadMode } from '#domain/catalog/catalog.ts';
import type { CostNote } from './cost-note.ts';
import { sharePerTray } from './overhead-shares.ts';

/** What the overheads add, in dollars. The shares per tray come from the volumes of the scenario. */
export interface OverheadRates {
  /** Budgets per tray alone. */
  readonly perTray: number;
  /** The share of a tray in the budgets per month. */
  readonly monthPerTray: number;
  readonly eventPerTray: number;
  readonly batchPerTray: number;
  /** Total overhead per tray: the sum of the four above. */
  readonly allPerTray: number;
  readonly perUnit: number;
  readonly perOz: number;
  readonly perEvent: number;
  readonly perBatch: number;
}

/** The overheads of a farm and the volumes over which they are spread. */
type OverheadCatalog = Pick<Catalog, 'overheads' | 'overheadScenario'>;

/**
 * What overheads add to a tray, a package, an ounce, an event and a batch.
 *
 * Without trays in the scenario there is nothing to spread months, events and batches over: then
 * only the budgets per tray count.
 */
export function overheadRates({ overheads, overheadScenario }: OverheadCatalog): OverheadRates {
  const of = (mode: OverheadMode, amount: (overhead: Overhead) => number) =>
    overheads.reduce((sum, one) => (one.mode === mode ? sum + amount(one) : sum), 0);
  const budget = (mode: OverheadMode) => of(mode, ({ cost }) => cost);
  const share = (mode: OverheadMode) => of(mode, (one) => sharePerTray(one, overheadScenario));
  const perTray = budget('PER_TRAY');
  const monthPerTray = share('PER_MONTH');
  const eventPerTray = share('PER_EVENT');
  const batchPerTray = share('PER_BATCH');
  return {
    perTray,
    monthPerTray,
    eventPerTray,
    batchPerTray,
    allPerTray: perTray + monthPerTray + eventPerTray + batchPerTray,
    perUnit: budget('PER_UNIT'),
    perOz: budget('PER_OZ'),
    perEvent: budget('PER_EVENT'),
    perBatch: budget('PER_BATCH'),
  };
}

/** What to write when no overhead falls on a tray, or null. */
export function overheadNote(rates: OverheadRates): CostNote | null {
  if (rates.allPerTray !== 0) return null;
  return {
    text: 'Overhead per tray is $0.00 — add overheads in the Overhead Catalog.',
    mend: { to: 'overheads' },
  };
}
