import { countPlan } from '../dryers/count-plan.ts';
import { dryingFamily, FAMILY_SIZES, type FamilySize } from '../dryers/drying-family.ts';
import { planByHighs } from '../dryers/plan-by-highs.ts';
import { planBySearch } from '../dryers/plan-by-search.ts';
import { planInOrder } from '../dryers/plan-in-order.ts';
import { geometricMean } from '../geometric-mean.ts';

/** How plans of one size compare; ratios of points, below 1 is better for us. */
export interface DryerSizeResult {
  readonly size: string;
  readonly seeds: number;
  /** Problems of which HiGHS proved its plan to be the best. */
  readonly proved: number;
  /** Of these, problems on which ours costs more. */
  readonly beatenOnProved: number;
  /** Geometric mean of ours / HiGHS, where HiGHS found a plan. */
  readonly ofHighs: number;
  readonly worstOfHighs: number;
  /** Geometric mean of the careful person's plan / ours. */
  readonly inOrderOfOurs: number;
  /** Geometric mean of ours / our own bound. */
  readonly ofBound: number;
  readonly slowestMs: number;
}

export interface DryersOptions {
  readonly seeds: number;
  readonly highsSeconds: number;
  /** Milliseconds that ours may take. */
  readonly budget: number;
  readonly sizes?: readonly FamilySize[];
}

/**
 * Plans of the dryers by the search of the simple rule's model, by HiGHS and by the rule of a careful
 * person, on the standard family. Every plan is counted again from the problem alone.
 */
export async function compareDryerPlans(options: DryersOptions): Promise<DryerSizeResult[]> {
  const results: DryerSizeResult[] = [];
  for (const size of options.sizes ?? FAMILY_SIZES) results.push(await compareSize(size, options));
  return results;
}

async function compareSize(
  size: FamilySize,
  { seeds, highsSeconds, budget }: DryersOptions,
): Promise<DryerSizeResult> {
  let proved = 0;
  let beatenOnProved = 0;
  let slowestMs = 0;
  const [ofHighs, inOrder, ofBound]: [number[], number[], number[]] = [[], [], []];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const problem = dryingFamily(size, seed);
    const { plan, bound, ms } = planBySearch(problem, budget, seed);
    const ours = countPlan(problem, plan);
    if (ours < bound - 1e-6) throw new Error(`Seed ${seed}: ${ours} is below the bound ${bound}`);
    slowestMs = Math.max(slowestMs, ms);
    ofBound.push(ours / bound);
    inOrder.push(countPlan(problem, planInOrder(problem)) / ours);
    const highs = await planByHighs(problem, highsSeconds);
    if (highs.plan !== null) {
      const theirs = countPlan(problem, highs.plan);
      ofHighs.push(ours / theirs);
      if (highs.isOptimal) proved += 1;
      if (highs.isOptimal && ours > theirs) beatenOnProved += 1;
    }
  }
  return {
    size: `${size.varieties}/${size.days}/${size.cycles}`,
    seeds,
    proved,
    beatenOnProved,
    ofHighs: geometricMean(ofHighs),
    worstOfHighs: Math.max(...ofHighs),
    inOrderOfOurs: geometricMean(inOrder),
    ofBound: geometricMean(ofBound),
    slowestMs,
  };
}
