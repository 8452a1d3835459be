import type { Catalog } from '#domain/catalog/catalog.ts';
import { OVERHEAD_MODES, type OverheadMode } from '#domain/catalog/overheads/overhead-modes.ts';
import { keysOf } from '#domain/records/lists.ts';
import { roundCost } from './cost-parts.ts';

export interface ModeCost {
  readonly mode: OverheadMode;
  /** Dollars for one month, tray, …: the sum of the budgets of this mode. */
  readonly rate: number;
  /** How many months, trays, … the scenario counts. */
  readonly volume: number;
  readonly subtotal: number;
}

export interface ScenarioCosts {
  readonly modes: readonly ModeCost[];
  readonly total: number;
  /** The total over the trays; null when the scenario has none. */
  readonly perTray: number | null;
  readonly perUnit: number | null;
  readonly perEvent: number | null;
  readonly perOunce: number | null;
}

/** Each budget times the volume of its mode, in total and per tray, unit, event and ounce. 0 of them has no share. */
export function scenarioCosts(
  catalog: Pick<Catalog, 'overheads' | 'overheadScenario'>,
): ScenarioCosts {
  const { overheads, overheadScenario: scenario } = catalog;
  const modes = keysOf(OVERHEAD_MODES).map((mode) => {
    const volume = scenario[OVERHEAD_MODES[mode].volume];
    const rate = overheads.reduce((sum, one) => (one.mode === mode ? sum + one.cost : sum), 0);
    return { mode, rate, volume, subtotal: rate * volume };
  });
  const total = modes.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const shared = (by: number) => (by > 0 ? roundCost(total / by) : null);
  return {
    modes: modes.map((one) => ({
      ...one,
      rate: roundCost(one.rate),
      subtotal: roundCost(one.subtotal),
    })),
    total: roundCost(total),
    perTray: shared(scenario.trays),
    perUnit: shared(scenario.units),
    perEvent: shared(scenario.events),
    perOunce: shared(scenario.ounces),
  };
}
