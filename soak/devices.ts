import { type Trouble, simulate } from '#tests/support/simulated-devices/simulate.ts';
import { complaintsOf } from '#tests/support/simulated-devices/complaints.ts';
import { soakSeeds, type Asked } from './seeds.ts';

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

/** Growers on several devices, so many seeds of every trouble. Answers how many runs went wrong. */
export function soakDevices(...asked: Asked): Promise<number> {
  const mixtures = DEVICE_TROUBLES.map((troubles) => ({
    name: troubles.join(' + ') || 'bad weather only',
    run: async (seed: number) => {
      const plan = { seed, troubles, steps: STEPS, mostDevices: MAX_DEVICES };
      return complaintsOf(await simulate(plan), plan);
    },
  }));
  return soakSeeds(mixtures, ...asked);
}
