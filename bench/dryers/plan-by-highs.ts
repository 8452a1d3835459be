import type { ScheduleProblem } from '#domain/alchemy/drying-schedule/drying-model.ts';
import type { DryingPlan } from './count-plan.ts';

/** What a solver says of a problem. */
export interface SolvedPlan {
  /** Null when it found no plan in its time. */
  readonly plan: DryingPlan | null;
  readonly isOptimal: boolean;
}

/** The plan of HiGHS, a solver of mixed integer programs, in at most so many seconds. */
export async function planByHighs(problem: ScheduleProblem, seconds: number): Promise<SolvedPlan> {
  const { default: loadHighs } = await import('highs');
  const highs = await loadHighs();
  try {
    const solution = highs.solve(programOf(problem), {
      time_limit: seconds,
      mip_rel_gap: 0,
      output_flag: false,
    });
    const days = problem.slots.map((_, day) => day);
    const plan = problem.demands.map((_, demand) =>
      days.map((day) => Math.round(valueOf(solution.Columns[`x${demand}_${day}`]))),
    );
    return { plan, isOptimal: solution.Status === 'Optimal' };
  } catch {
    // Out of time without any plan.
    return { plan: null, isOptimal: false };
  }
}

function valueOf(column: object | undefined): number {
  return column !== undefined && 'Primal' in column && typeof column.Primal === 'number'
    ? column.Primal
    : 0;
}

/** The problem as a program in the CPLEX LP format: x trays, y cycles, u trays not dried. */
function programOf({ slots, demands, varieties, traysPerCycle }: ScheduleProblem): string {
  const costs: string[] = [];
  const rows: string[] = [];
  const wholes: string[] = [];
  const bounds: string[] = [];
  const trays = new Map<string, string[]>();
  demands.forEach((demand, index) => {
    const parts = [`u${index}`];
    costs.push(`100 u${index}`);
    bounds.push(`u${index} <= ${demand.trays}`);
    for (const day of slots.keys()) {
      if (day < demand.first || day > demand.last) continue;
      const x = `x${index}_${day}`;
      const off = Math.abs(day - demand.day);
      if (off > 0) costs.push(`${off} ${x}`);
      parts.push(x);
      bounds.push(`${x} <= ${demand.trays}`);
      wholes.push(x);
      const key = `y${demand.variety}_${day}`;
      trays.set(key, [...(trays.get(key) ?? []), x]);
    }
    rows.push(`${parts.join(' + ')} = ${demand.trays}`);
  });
  for (const [y, xs] of trays) {
    costs.push(`10 ${y}`);
    wholes.push(y);
    rows.push(`${xs.join(' + ')} - ${traysPerCycle} ${y} <= 0`);
  }
  for (const [day, room] of slots.entries()) {
    const ys = Array.from({ length: varieties }, (_, variety) => `y${variety}_${day}`);
    const used = ys.filter((y) => trays.has(y));
    if (used.length > 0) rows.push(`${used.join(' + ')} <= ${room}`);
  }
  return [
    'Minimize',
    ` obj: ${costs.join(' + ')}`,
    'Subject To',
    ...rows.map((row, index) => ` r${index}: ${row}`),
    'Bounds',
    ...bounds.map((bound) => ` 0 <= ${bound}`),
    'General',
    ` ${wholes.join(' ')}`,
    'End',
  ].join('\n');
}
