import type { MetTest } from './lane-messages.ts';
import type { LaneProcess } from './lane-process.ts';
import { startLane } from './lane-process.ts';
import { likelyFirst } from './likely-first.ts';
import type { Mutant } from './mutant.ts';
import type { Outcome } from './outcome.ts';
import type { NumberedMutant } from './plant-mutants.ts';

/** Time to start with, and how much longer than without a mutant tests may take before one counts as a hang. */
const LIMIT = { base: 30_000, times: 10 };
const MAX_RECORDING = 30 * 60_000;

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
  const lanes = Array.from({ length: run.jobs }, () => startLane(numbered));
  try {
    const [first] = lanes;
    const recorded = await first?.ask({ kind: 'record', places: run.places }, MAX_RECORDING);
    if (recorded?.kind !== 'recorded') throw new Error('The tests did not come to an end.');
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
    tests.filter(({ met }) => met.includes(id)),
  );
  const outcome = { mutant, meeting: meeting.length };
  if (meeting.length === 0) return { ...outcome, end: 'unmet' };
  const usual = meeting.reduce((sum, { effort }) => sum + effort, 0);
  const limit = LIMIT.base + LIMIT.times * usual;
  const reply = await lane.ask({ kind: 'try', mutant: id, tests: meeting }, limit);
  if (reply?.kind !== 'tried') return { ...outcome, end: 'timeout' };
  const { feltBy } = reply;
  return feltBy === undefined
    ? { ...outcome, end: 'survived' }
    : { ...outcome, end: 'killed', feltBy };
}
