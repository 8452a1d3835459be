import type { MetTest, Tried } from './lane-messages.ts';
import type { LaneProcess } from './lane-process.ts';
import { startLane } from './lane-process.ts';
import { likelyFirst } from './likely-first.ts';
import type { Mutant } from './mutant.ts';
import { nearestFiles } from './nearest-files.ts';
import type { Outcome } from './outcome.ts';
import type { NumberedMutant } from './plant-mutants.ts';
import { withinEffort } from './within-effort.ts';

/** Time to load with, and how much longer than without a mutant tests may take before one counts as a hang. */
const LIMIT = { base: 5 * 60_000, times: 10 };

/** Milliseconds of the processor that all tests of one mutant may take: who has survived so many will survive the rest. */
const MAX_EFFORT = 15_000;

interface Run {
  /** Processes at work at the same time. */
  readonly jobs: number;
  /** Folders and files whose tests are run; all of them when there are none. */
  readonly places: readonly string[];
  /** Tests that take longer are left out, in milliseconds of the processor. */
  readonly maxTest: number;
  readonly print: (line: string) => void;
  readonly done: (outcome: Outcome) => void;
}

/** Plants all mutants, finds out which tests meet which, and tries each against those. */
export async function runMutants(mutants: readonly Mutant[], run: Run): Promise<void> {
  const numbered = mutants.map((mutant, id) => ({ ...mutant, id }));
  const lanes = Array.from({ length: run.jobs }, () => startLane(numbered, run.places));
  try {
    const loading = lanes.map((lane, index) => lane.load(index === 0));
    const [recorded] = await Promise.all(loading);
    if (!recorded) return;
    if (recorded.problems.length > 0) {
      throw new Error(`Tests fail with no mutant on: ${recorded.problems.join('; ')}`);
    }
    const tests = recorded.tests.filter(({ effort }) => effort <= run.maxTest);
    const leftOut = recorded.tests.length - tests.length;
    run.print(`${recorded.tests.length} tests, ${leftOut} of them left out as slow`);
    const waiting = [...numbered];
    const work = async (lane: LaneProcess): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        run.done(await tryOne(lane, next, tests));
      }
    };
    await Promise.all(lanes.map(work));
  } finally {
    for (const lane of lanes) lane.end();
  }
}

async function tryOne(
  lane: LaneProcess,
  { id, ...mutant }: NumberedMutant,
  tests: readonly MetTest[],
): Promise<Outcome> {
  const meeting = likelyFirst(
    mutant.file,
    tests.filter(({ met, metLoading }) => met.includes(id) || metLoading.includes(id)),
  );
  const outcome = { mutant, meeting: meeting.length };
  if (meeting.length === 0)
    return { ...outcome, end: mutant.isOnlyForCompiler ? 'needless' : 'unmet' };
  const limit = LIMIT.base + LIMIT.times * MAX_EFFORT;
  const ask = (asked: readonly MetTest[], isFresh: boolean): Promise<Tried | undefined> =>
    lane.tryMutant({ kind: 'try', mutant: id, tests: asked, isFresh }, limit);

  const running = withinEffort(
    meeting.filter(({ met }) => met.includes(id)),
    MAX_EFFORT,
  );
  const warm = await ask(running, false);
  if (!warm) return { ...outcome, end: 'timeout' };
  if (warm.feltBy !== undefined) return { ...outcome, end: 'killed', feltBy: warm.feltBy };
  const unsure = meeting.filter(
    (test) => test.metLoading.includes(id) || warm.unsure.includes(test.id),
  );
  if (unsure.length === 0) return { ...outcome, end: 'survived' };
  const fresh = await ask(nearestFiles(mutant.file, unsure), true);
  if (!fresh) return { ...outcome, end: 'timeout' };
  return fresh.feltBy === undefined
    ? { ...outcome, end: 'survived' }
    : { ...outcome, end: 'killed', feltBy: fresh.feltBy };
}
