import type { ScheduleProblem } from '#domain/alchemy/drying-schedule/drying-model.ts';
import type { DryingPlan } from './count-plan.ts';

/**
 * The plan a careful person makes: demand by demand, those due first in front, each tray into the
 * nearest cycle of its variety that has room, else into a new cycle on the nearest day.
 */
export function planInOrder(problem: ScheduleProblem): DryingPlan {
  const { slots, demands, traysPerCycle } = problem;
  const room = [...slots];
  const open = new Map<string, number>();
  const plan = demands.map(() => slots.map(() => 0));
  const order = demands.map((demand, index) => ({ demand, index }));
  for (const { demand, index } of order.toSorted((a, b) => a.demand.day - b.demand.day)) {
    const days = [...slots.keys()]
      .filter((day) => day >= demand.first && day <= demand.last)
      .toSorted((a, b) => Math.abs(a - demand.day) - Math.abs(b - demand.day));
    for (let tray = 0; tray < demand.trays; tray += 1) {
      const keyOf = (day: number) => `${demand.variety}|${day}`;
      let day = days.find((candidate) => (open.get(keyOf(candidate)) ?? 0) > 0);
      if (day === undefined) {
        day = days.find((candidate) => (room[candidate] ?? 0) > 0);
        if (day === undefined) break;
        room[day] = (room[day] ?? 0) - 1;
        open.set(keyOf(day), traysPerCycle);
      }
      open.set(keyOf(day), (open.get(keyOf(day)) ?? 0) - 1);
      const row = plan[index];
      if (row) row[day] = (row[day] ?? 0) + 1;
    }
  }
  return plan;
}
