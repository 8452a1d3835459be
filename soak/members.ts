import { MEMBER_MIXTURES } from '#tests/support/simulated-members/members-plan.ts';
import { simulateMembers } from '#tests/support/simulated-members/simulate-members.ts';
import { soakSeeds, type Asked } from './seeds.ts';

const STEPS = 30;

/**
 * People of different roles on one farm of the real server, so many seeds of every mixture. Answers how many
 * runs went wrong.
 */
export function soakMembers(...asked: Asked): Promise<number> {
  const mixtures = MEMBER_MIXTURES.map(({ name, ...mixture }) => ({
    name,
    run: (seed: number) => simulateMembers({ ...mixture, seed, steps: STEPS }),
  }));
  return soakSeeds(mixtures, ...asked);
}
