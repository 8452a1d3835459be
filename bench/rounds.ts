import { type Goal, judge } from './goals.ts';
import type { Contender, Job } from './job.ts';

/** A contender's times over all good rounds, in milliseconds, and its share of ours. */
export interface ContenderResult {
  readonly name: string;
  readonly kind: Contender['kind'];
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Median of the ratios within single rounds, since the machine's mood changes between rounds. */
  readonly ratioToOurs: number;
}

export interface JobResult {
  readonly job: string;
  readonly rounds: number;
  readonly verdict: 'measured' | 'too noisy';
  readonly contenders: readonly ContenderResult[];
  /** Whether ours stays within what it may take, by its median; absent where nothing is set. */
  readonly isWithin?: boolean;
  readonly goals: readonly Goal[];
}

/** A round on a busy machine takes its calibration loop this much longer than the quickest one. */
const NOISY = 1.5;

/**
 * Runs the contenders of a job in turn, round after round.
 *
 * A fixed loop is timed with each round; rounds on a busy machine are dropped, and when those are
 * more than half, the figures are marked as too noisy to quote.
 */
export async function runRounds(job: Job, rounds: number): Promise<JobResult> {
  for (const contender of job.contenders) await contender.run();
  const all: { readonly calibration: number; readonly times: readonly number[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calibration = await time(calibrate);
    const times: number[] = [];
    for (const contender of job.contenders) {
      contender.before?.();
      times.push(await time(() => contender.run()));
    }
    all.push({ calibration, times });
  }
  const quickest = Math.min(...all.map(({ calibration }) => calibration));
  const good = all.filter(({ calibration }) => calibration <= quickest * NOISY);
  const oursAt = job.contenders.findIndex(({ kind }) => kind === 'ours');
  const { withinMs } = job;
  const ours = median(good.map((round) => round.times[oursAt] ?? Number.NaN));
  const timesOf = (name: string) => {
    const at = job.contenders.findIndex((contender) => contender.name === name);
    return good.map(({ times }) => times[at] ?? Number.NaN);
  };
  const isNoisy = good.length * 2 <= rounds;
  return {
    job: job.name,
    rounds: good.length,
    verdict: isNoisy ? 'too noisy' : 'measured',
    goals: (job.goals ?? []).map(({ name, of, by, bound }) => {
      const divisors = timesOf(by);
      const dividends = of.map(timesOf);
      const ratios = divisors.map(
        (divisor, round) => Math.min(...dividends.map((times) => times[round] ?? NaN)) / divisor,
      );
      return judge(name, ratios, bound, isNoisy);
    }),
    ...(withinMs === undefined ? {} : { isWithin: ours <= withinMs }),
    contenders: job.contenders.map(({ name, kind }, at) => {
      const times = good.map((round) => round.times[at] ?? Number.NaN);
      const ratios = good.map(
        (round) => (round.times[at] ?? Number.NaN) / (round.times[oursAt] ?? Number.NaN),
      );
      return {
        name,
        kind,
        median: median(times),
        min: Math.min(...times),
        max: Math.max(...times),
        ratioToOurs: median(ratios),
      };
    }),
  };
}

/**
 * Runs rounds that wait for other programs, and says in how many of them the machine was busy.
 *
 * No round is left out: what waits for a disk or another program is compared within its round.
 */
export async function busyRounds<T>(
  count: number,
  run: () => Promise<T>,
): Promise<{ readonly rounds: readonly T[]; readonly isNoisy: boolean }> {
  const rounds: T[] = [];
  const calibrations: number[] = [];
  for (let n = 0; n < count; n += 1) {
    calibrations.push(await time(calibrate));
    rounds.push(await run());
    calibrations.push(await time(calibrate));
  }
  const quickest = Math.min(...calibrations);
  const busy = calibrations.filter((ms) => ms > quickest * NOISY).length;
  return { rounds, isNoisy: busy * 2 > calibrations.length };
}

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  const answer = work();
  if (answer instanceof Promise) await answer;
  return performance.now() - start;
}

function calibrate(): number {
  let sum = 0;
  for (let i = 0; i < 5_000_000; i += 1) sum = (sum + i) | 0;
  return sum;
}

/** The middle one of some figures. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that so many per cent of the others do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
