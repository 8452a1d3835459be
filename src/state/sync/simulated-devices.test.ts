import { expect, test } from 'vitest';
import { complaintsOf } from '#tests/support/simulated-devices/complaints.ts';
import { type Trouble, simulate } from '#tests/support/simulated-devices/simulate.ts';

/** More of them: `npm run soak -- devices --seeds 500`; one of them again: `--seed <seed> --seeds 1`. */
const SEEDS = 12;

const RULES: readonly (readonly [rule: string, troubles: readonly Trouble[]])[] = [
  ['requests and replies that are lost or late', []],
  ['a service put back to an older day', ['rollback']],
  ['a service that has lost the farm', ['wipe']],
  ['a backup file imported on one of them', ['import']],
  ['one that forgets what it synced', ['metadata lost']],
  ['a copy of the profile of one of them', ['copied profile']],
  ['clocks that are years apart and jump', ['clocks']],
  ['clocks that are years apart and files imported', ['clocks', 'import']],
  ['two tabs on one of them', ['second tab']],
];

for (const [rule, troubles] of RULES) {
  test(
    `devices with ${rule} end with one farm, nobody's work is lost, and the later edit is kept`,
    { timeout: 60_000 },
    async () => {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const plan = { seed, troubles, steps: 20, mostDevices: 3 };
        expect(complaintsOf(await simulate(plan), plan), `seed ${seed}`).toEqual([]);
      }
    },
  );
}

test.each([503, 531, 539])(
  'what two tabs of one device receive within a second is counted once each (seed %i)',
  async (seed) => {
    const plan = { seed, troubles: ['second tab'], steps: 30, mostDevices: 5 } as const;
    expect(complaintsOf(await simulate(plan), plan)).toEqual([]);
  },
);
