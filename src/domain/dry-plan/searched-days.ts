import type { DryModel } from './dry-model.ts';
import { LateCosts } from './late-costs.ts';
import type { PlanCosts } from './plan-costs.ts';
import { searchedMachines, type SearchedMachine } from './searched-machine.ts';
import { StateKeys, stateWeights } from './state-keys.ts';
import { waitingTrays, type WaitingTrays } from './waiting-trays.ts';

/** A farm laid out for a search that goes through its days. */
export interface SearchedDays {
  readonly model: DryModel;
  readonly costs: PlanCosts;
  readonly trays: WaitingTrays;
  readonly machines: readonly SearchedMachine[];
  readonly late: LateCosts;
  readonly keys: StateKeys;
  /** The group of each demand. */
  readonly groupOf: Int32Array;
}

export function searchedDays(model: DryModel, costs: PlanCosts): SearchedDays {
  const weight = stateWeights();
  const { end } = model;
  const trays = waitingTrays(model, weight);
  const machines = searchedMachines(model, costs, { sizes: trays.sizes, weight });
  const groupOf = new Int32Array(model.demands.length);
  costs.groups.forEach(({ demands }, group) => {
    for (const demand of demands) groupOf[demand] = group;
  });
  return {
    model,
    costs,
    trays,
    machines,
    groupOf,
    late: new LateCosts(costs, trays, { groupOf, end }),
    keys: new StateKeys(machines, trays.sizes, { end, weight }),
  };
}
