import { byId } from '#domain/records/change-records.ts';
import type { CapacityDemand } from './capacity.ts';
import type { SimulationInput } from './simulation.ts';

export interface InputChanges {
  readonly added: readonly CapacityDemand[];
  readonly removed: readonly CapacityDemand[];
  /** Demands as they are now. */
  readonly changed: readonly CapacityDemand[];
  /** Other differences, in the grower's words: "racks". */
  readonly others: readonly string[];
}

type Part = 'racks' | 'freezeDryers' | 'cleanTrays' | 'stackLimit' | 'varieties';

const PARTS: readonly { readonly part: Part; readonly words: string }[] = [
  { part: 'racks', words: 'racks' },
  { part: 'freezeDryers', words: 'freeze dryers' },
  { part: 'cleanTrays', words: 'clean trays' },
  { part: 'stackLimit', words: 'stack limit' },
  { part: 'varieties', words: 'varieties' },
];

/** Compares the inputs of two simulations. Only varieties that both runs ask for are compared. */
export function inputChanges(before: SimulationInput, now: SimulationInput): InputChanges {
  const earlier = byId(before.demands);
  const later = byId(now.demands);
  return {
    added: now.demands.filter(({ id }) => !earlier.has(id)),
    removed: before.demands.filter(({ id }) => !later.has(id)),
    changed: now.demands.filter((demand) => {
      const known = earlier.get(demand.id);
      return known !== undefined && differ(known, demand);
    }),
    others: PARTS.filter(({ part }) => partDiffers(before, now, part)).map(({ words }) => words),
  };
}

function partDiffers(before: SimulationInput, now: SimulationInput, part: Part): boolean {
  if (part !== 'varieties') return differ(before[part], now[part]);
  const earlier = byId(before.varieties);
  return now.varieties.some((variety) => {
    const known = earlier.get(variety.id);
    return known !== undefined && differ(known, variety);
  });
}

/** Inputs are built in one place, so that equal ones are spelled alike. */
function differ(left: unknown, right: unknown): boolean {
  return left !== right && JSON.stringify(left) !== JSON.stringify(right);
}
