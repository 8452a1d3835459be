import { money, say } from '#domain/tell/say.ts';
import type { OverheadMode } from '#domain/catalog/overheads/overhead-modes.ts';
import type { Catalog, Overhead } from '#domain/catalog/catalog.ts';
import type { CostNote } from './cost-note.ts';
import { sharePerTray } from './overhead-shares.ts';

/** Overhead rates in dollars. Shares per tray use the scenario volumes. */
export interface OverheadRates {
  /** Budgets per tray alone. */
  readonly perTray: number;
  /** The share of a tray in the budgets per month. */
  readonly monthPerTray: number;
  /** Total overhead per tray: these two, and its share in the budgets per event and batch. */
  readonly allPerTray: number;
  readonly perUnit: number;
  readonly perOz: number;
  readonly perEvent: number;
  readonly perBatch: number;
}

type OverheadCatalog = Pick<Catalog, 'overheads' | 'overheadScenario'>;

/** If the scenario has no trays, only budgets per tray count. */
export function overheadRates({ overheads, overheadScenario }: OverheadCatalog): OverheadRates {
  const of = (mode: OverheadMode, amount: (overhead: Overhead) => number) =>
    overheads.reduce((sum, one) => (one.mode === mode ? sum + amount(one) : sum), 0);
  const budget = (mode: OverheadMode) => of(mode, ({ cost }) => cost);
  const share = (mode: OverheadMode) => of(mode, (one) => sharePerTray(one, overheadScenario));
  const perTray = budget('PER_TRAY');
  const monthPerTray = share('PER_MONTH');
  return {
    perTray,
    monthPerTray,
    allPerTray: perTray + monthPerTray + share('PER_EVENT') + share('PER_BATCH'),
    perUnit: budget('PER_UNIT'),
    perOz: budget('PER_OZ'),
    perEvent: budget('PER_EVENT'),
    perBatch: budget('PER_BATCH'),
  };
}

export function overheadNote(rates: OverheadRates): CostNote | null {
  if (rates.allPerTray !== 0) return null;
  return {
    text: say`Overhead per tray is ${money(0)} — add overheads in the Overhead Catalog.`,
    mend: { to: 'overheads' },
  };
}
