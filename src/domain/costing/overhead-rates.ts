import type { Catalog, OverheadMode } from '#domain/catalog/catalog.ts';
import type { CostNote } from './cost-note.ts';

/** What the overheads add, in dollars. The shares per tray come from the volumes of the scenario. */
export interface OverheadRates {
  /** Budgets per tray alone. */
  readonly perTray: number;
  /** The share of a tray in the budgets per month. */
  readonly monthPerTray: number;
  readonly eventPerTray: number;
  readonly batchPerTray: number;
  /** All that falls on one tray: the four above together. */
  readonly allPerTray: number;
  readonly perUnit: number;
  readonly perOz: number;
  readonly perEvent: number;
  readonly perBatch: number;
}

/** The overheads of a farm and the volumes over which they are spread. */
export type OverheadCatalog = Pick<Catalog, 'overheads' | 'overheadScenario'>;

/**
 * What overheads add to a tray, a package, an ounce, an event and a batch.
 *
 * Without trays in the scenario there is nothing to spread months, events and batches over: then
 * only the budgets per tray count.
 */
export function overheadRates({ overheads, overheadScenario }: OverheadCatalog): OverheadRates {
  const { months, trays, events, batches } = overheadScenario;
  const sum = (mode: OverheadMode) =>
    overheads.reduce((total, one) => (one.mode === mode ? total + one.cost : total), 0);
  const spread = (dollars: number) => (trays > 0 ? dollars / trays : 0);
  const [perTray, perEvent, perBatch] = [sum('PER_TRAY'), sum('PER_EVENT'), sum('PER_BATCH')];
  const monthPerTray = spread(sum('PER_MONTH') * months);
  const eventPerTray = spread(perEvent * events);
  const batchPerTray = spread(perBatch * batches);
  return {
    perTray,
    monthPerTray,
    eventPerTray,
    batchPerTray,
    allPerTray: perTray + monthPerTray + eventPerTray + batchPerTray,
    perUnit: sum('PER_UNIT'),
    perOz: sum('PER_OZ'),
    perEvent,
    perBatch,
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
