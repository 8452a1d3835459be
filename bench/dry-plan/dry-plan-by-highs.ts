import { dryModel, type DryModel } from '#domain/dryer-plan/question/dry-model.ts';
import { DRY_POINTS, trayPoints } from '#domain/dryer-plan/search/dry-points.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import type { TakenLoad } from '#domain/dryer-plan/board/load-board.ts';

/** Days around its due day on which a solver looks for a place for a tray: else the program grows too large for it. */
const DAYS_AROUND = 30;

/** What a solver says of the dryers of a farm. */
export interface SolvedDryers {
  /** Null when it found no plan in its time. */
  readonly loads: readonly TakenLoad[] | null;
  readonly isOptimal: boolean;
}

/** The loads of HiGHS, a solver of mixed integer programs, in at most so many seconds. */
export async function dryPlanByHighs(
  question: DryPlanInput,
  seconds: number,
): Promise<SolvedDryers> {
  const { default: loadHighs } = await import('highs');
  const highs = await loadHighs();
  const model = dryModel(question);
  try {
    const solution = highs.solve(programOf(model), {
      time_limit: seconds,
      mip_rel_gap: 0,
      output_flag: false,
    });
    const loads = new Map<string, { machine: number; start: number; trays: number[] }>();
    for (const [name, column] of Object.entries(solution.Columns)) {
      const trays = 'Primal' in column ? Math.round(Number(column.Primal)) : 0;
      if (!name.startsWith('x') || trays === 0) continue;
      const [demand = 0, machine = 0, start = 0] = name.split('_').slice(1).map(Number);
      const load = loads.get(`${machine}_${start}`) ?? {
        machine,
        start,
        trays: [],
      };
      load.trays.push(...Array<number>(trays).fill(demand));
      loads.set(`${machine}_${start}`, load);
    }
    const isOptimal = solution.Status === 'Optimal';
    return {
      loads: isOptimal || loads.size > 0 ? [...loads.values()] : null,
      isOptimal,
    };
  } catch {
    // Out of time without any plan.
    return { loads: null, isOptimal: false };
  }
}

/**
 * The question as a program in the CPLEX LP format: x trays of a demand in a load, y loads (of a
 * variety, where one load holds one), u trays that are not placed.
 */
function programOf({ demands, machines, varieties, end, isMixed }: DryModel): string {
  const costs: string[] = [];
  const rows: string[] = [];
  const bounds: string[] = [];
  const wholes: string[] = [];
  const placed = demands.map(() => [] as string[]);
  machines.forEach(({ cycle, shelves, shelvesOf, isHeld }, machine) => {
    const running = Array.from({ length: end + 1 }, () => [] as string[]);
    for (let start = 0; start + cycle <= end; start += 1) {
      if (isHeld.subarray(start, start + cycle).includes(1)) continue;
      const shares = new Map<string, string[]>();
      demands.forEach(({ variety, trays, due }, demand) => {
        const each = shelvesOf[variety] ?? Infinity;
        if (each > shelves || varieties[variety]?.canPlant[start] !== 1) return;
        const x = `x_${demand}_${machine}_${start}`;
        const y = isMixed ? `y_${machine}_${start}` : `y_${machine}_${start}_${variety}`;
        if (Math.abs(due - start - cycle) > DAYS_AROUND) return;
        const points = trayPoints(due, start + cycle);
        if (points > 0) costs.push(`${points} ${x}`);
        bounds.push(`0 <= ${x} <= ${trays}`);
        wholes.push(x);
        placed[demand]?.push(x);
        shares.set(y, [...(shares.get(y) ?? []), `${each} ${x}`]);
      });
      for (const [y, xs] of shares) {
        costs.push(`${DRY_POINTS.load} ${y}`);
        bounds.push(`0 <= ${y} <= 1`);
        wholes.push(y);
        rows.push(`${xs.join(' + ')} - ${shelves} ${y} <= 0`);
        for (let day = start; day < start + cycle; day += 1) running[day]?.push(y);
      }
    }
    for (const ys of running) if (ys.length > 1) rows.push(`${ys.join(' + ')} <= 1`);
  });
  demands.forEach(({ due, trays }, demand) => {
    costs.push(`${trayPoints(due, end + 1)} u_${demand}`);
    bounds.push(`0 <= u_${demand} <= ${trays}`);
    rows.push(`${[...(placed[demand] ?? []), `u_${demand}`].join(' + ')} = ${trays}`);
  });
  return [
    'Minimize',
    ` obj: ${costs.join(' + ')}`,
    'Subject To',
    ...rows.map((row, index) => ` r${index}: ${row}`),
    'Bounds',
    ...bounds.map((bound) => ` ${bound}`),
    'General',
    ` ${wholes.join(' ')}`,
    'End',
  ].join('\n');
}
