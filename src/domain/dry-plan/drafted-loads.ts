import type { PlanSteps } from './day-state.ts';
import type { TakenLoad } from './taken-load.ts';

/** The loads of a plan, with late trays in their places. */
export function draftedLoads(steps: PlanSteps | null): TakenLoad[] {
  const loads = new Map<string, { machine: number; start: number; trays: number[] }>();
  for (let step = steps; step !== null; step = step.before) {
    for (const { machine, start, trays } of step.loaded) {
      const key = `${machine}|${start}`;
      const load = loads.get(key) ?? { machine, start, trays: [] };
      load.trays.push(...trays);
      loads.set(key, load);
    }
  }
  return [...loads.values()];
}
