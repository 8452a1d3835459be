import { cutFresh } from '#domain/dryer-plan/search/cut-fresh.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { dryModel } from '#domain/dryer-plan/question/dry-model.ts';
import { findLoads } from '#domain/dryer-plan/search/find-loads.ts';
import { LoadBoard, type TakenLoad } from '#domain/dryer-plan/board/load-board.ts';
import { toDryPlan } from '#domain/dryer-plan/result/to-dry-plan.ts';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import { dryPlanByHighs } from '../dry-plan/dry-plan-by-highs.ts';
import { geometricMean } from '../geometric-mean.ts';
import { dryPlanFamily, type DryPlanFamily } from '../dry-plan/dry-plan-family.ts';

/** How dryer plans of one family compare; ratios of points, below 1 is better for us. */
export interface DryPlanResult {
  readonly family: string;
  readonly seeds: number;
  /** Farms for which HiGHS found a plan, and those of which it proved that none is better. */
  readonly solved: number;
  readonly proved: number;
  /** Of the proved ones, those for which ours has more points. */
  readonly beatenOnProved: number;
  /** Geometric mean of ours / HiGHS, where HiGHS found a plan; NaN where it found none. */
  readonly ofHighs: number;
  readonly worstOfHighs: number;
  /** Geometric mean and worst of ours / our own bound. */
  readonly ofBound: number;
  readonly worstOfBound: number;
  /** Seconds of a processor that HiGHS had for a farm, on average: a busy machine gives fewer. */
  readonly highsSeconds: number;
}

export interface DryPlansOptions {
  readonly families: readonly DryPlanFamily[];
  readonly seeds: number;
  readonly highsSeconds: number;
  /** Milliseconds of a processor that ours may take. */
  readonly budget: number;
}

/**
 * Dryer plans by the product's search and by HiGHS, of the model that growers get. Each is carried
 * out and counted by the checker of the tests, which knows nothing of the planner.
 */
export async function compareDryPlans(options: DryPlansOptions): Promise<DryPlanResult[]> {
  const results: DryPlanResult[] = [];
  for (const family of options.families) results.push(await compareFamily(family, options));
  return results;
}

async function compareFamily(
  family: DryPlanFamily,
  { seeds, highsSeconds, budget }: DryPlansOptions,
): Promise<DryPlanResult> {
  const [ofHighs, ofBound]: [number[], number[]] = [[], []];
  let [proved, beatenOnProved, highsMs] = [0, 0, 0];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const question = dryPlanFamily(family, seed);
    const ours = searchedPoints(question, budget);
    ofBound.push(ours.points / Math.max(1, ours.bound));
    const spent = processorTime();
    const { loads, isOptimal } = await dryPlanByHighs(question, highsSeconds);
    highsMs += spent();
    if (loads === null) continue;
    const theirs = carriedOutPoints(question, loads);
    ofHighs.push(ours.points / theirs);
    if (isOptimal) proved += 1;
    if (isOptimal && ours.points > theirs) beatenOnProved += 1;
  }
  return {
    family: family.name,
    seeds,
    solved: ofHighs.length,
    proved,
    beatenOnProved,
    ofHighs: geometricMean(ofHighs),
    worstOfHighs: ofHighs.length === 0 ? NaN : Math.max(...ofHighs),
    ofBound: geometricMean(ofBound),
    worstOfBound: Math.max(...ofBound),
    highsSeconds: highsMs / seeds / 1000,
  };
}

function searchedPoints(question: DryPlanInput, budget: number) {
  const spent = processorTime();
  const search = findLoads(question, () => Math.min(1, spent() / budget));
  const plan = toDryPlan(question, runToCompletion(search));
  checkDryPlan(question, plan);
  return plan;
}

/** Tells the milliseconds of a processor that went by since it was made. */
function processorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}

/** The points of loads that somebody else found. */
function carriedOutPoints(question: DryPlanInput, loads: readonly TakenLoad[]): number {
  const model = dryModel(question);
  const board = new LoadBoard(model, null);
  const fresh = cutFresh(board);
  for (const { machine, start, trays } of loads) {
    const load = board.open(machine, start);
    for (const demand of trays) {
      if (!board.put(load, demand))
        throw new Error(`No room in machine ${machine} on day ${start}`);
    }
  }
  const plan = toDryPlan(question, {
    model,
    board,
    fresh,
    points: board.points,
    bound: 0,
  });
  checkDryPlan(question, plan);
  return plan.points;
}
