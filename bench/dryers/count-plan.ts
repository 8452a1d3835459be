import type { ScheduleProblem } from '#domain/alchemy/drying-schedule/drying-model.ts';

/** Trays of each demand on each day: `plan[demand][day]`. */
export type DryingPlan = readonly (readonly number[])[];

/**
 * Points of a plan, counted from the problem's words alone: 100 a tray not dried, 10 a cycle, 1 a
 * tray and day off.
 *
 * @throws When the plan dries a tray that is not wanted, on a day that will not do, or without room.
 */
export function countPlan(problem: ScheduleProblem, plan: DryingPlan): number {
  let points = 0;
  problem.demands.forEach((demand, index) => {
    const trays = plan[index] ?? [];
    let dried = 0;
    for (const [day, count] of trays.entries()) {
      if (count === 0) continue;
      if (!Number.isInteger(count) || count < 0) throw new Error(`${count} trays`);
      if (day < demand.first || day > demand.last) throw new Error(`Demand ${index} on day ${day}`);
      dried += count;
      points += count * Math.abs(day - demand.day);
    }
    if (dried > demand.trays) throw new Error(`Demand ${index} is dried twice`);
    points += 100 * (demand.trays - dried);
  });
  for (const [day, room] of problem.slots.entries()) {
    let cycles = 0;
    for (let variety = 0; variety < problem.varieties; variety += 1) {
      const trays = problem.demands.reduce(
        (sum, demand, index) =>
          demand.variety === variety ? sum + (plan[index]?.[day] ?? 0) : sum,
        0,
      );
      cycles += Math.ceil(trays / problem.traysPerCycle);
    }
    if (cycles > room) throw new Error(`${cycles} cycles on day ${day}`);
    points += 10 * cycles;
  }
  return points;
}
