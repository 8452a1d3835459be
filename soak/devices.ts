import { type Trouble, simulate } from '#tests/support/simulated-devices/simulate.ts';
import { complaintsOf } from '#tests/support/simulated-devices/complaints.ts';

/** What goes wrong in a run besides the weather. */
export const DEVICE_TROUBLES: readonly (readonly Trouble[])[] = [
  [],
  ['rollback'],
  ['wipe'],
  ['import'],
  ['metadata lost'],
  ['copied profile'],
  ['clocks'],
  ['second tab'],
  ['wipe', 'copied profile'],
  ['rollback', 'wipe', 'import', 'metadata lost', 'copied profile', 'second tab'],
  ['import', 'metadata lost', 'copied profile', 'second tab', 'clocks'],
];

const STEPS = 30;
const MAX_DEVICES = 5;

/**
 * Growers on several devices, so many seeds of every trouble. Answers how many runs went wrong.
 *
 * @param mixtures - Numbers of the mixtures of troubles, from 1; all of them when left out.
 */
export async function soakDevices(
  firstSeed: number,
  seeds: number,
  mixtures: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  let wrong = 0;
  for (const [index, troubles] of DEVICE_TROUBLES.entries()) {
    if (mixtures.length > 0 && !mixtures.includes(String(index + 1))) continue;
    const begun = performance.now();
    let wrongHere = 0;
    for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
      const plan = { seed, troubles, steps: STEPS, mostDevices: MAX_DEVICES };
      const complaints = await simulate(plan).then(
        (outcome) => complaintsOf(outcome, plan),
        (cause: unknown) => [cause instanceof Error ? (cause.stack ?? cause.message) : 'failed'],
      );
      if (complaints.length === 0) continue;
      wrongHere += 1;
      print(`seed ${seed}: ${complaints.join('; ')}`);
    }
    wrong += wrongHere;
    const each = Math.round((performance.now() - begun) / seeds);
    const name = troubles.join(' + ') || 'bad weather only';
    print(`${index + 1} ${name}: ${seeds} seeds, ${wrongHere} went wrong, ${each} ms each`);
  }
  return wrong;
}
