import type { RunnerTestCase } from 'vitest';
import { MUTANT_SWITCH } from './plant-mutants.ts';

/** So many times as often as without a mutant a test may come by planted places before it counts as endless. */
const MAX_STEPS = { base: 100_000, times: 20 };

/** No mutant: every planted place does what it did before. */
export const NO_MUTANT = -1;

/** Which mutant is on, and what planted code has told since it was turned on. */
export const mutantSwitch = {
  active: Number(process.env['MUTANT_ID'] ?? NO_MUTANT),
  met: new Set<number>(),
  steps: 0,
  maxSteps: Infinity,
};

/** The tests that were loaded in this process, to be run again. */
export const loadedTests = new Map<string, RunnerTestCase>();

/** From here on this mutant is on, for a test that took so many steps without. */
export function switchTo(mutant: number, usualSteps: number): void {
  mutantSwitch.active = mutant;
  mutantSwitch.met.clear();
  mutantSwitch.steps = 0;
  mutantSwitch.maxSteps = MAX_STEPS.base + MAX_STEPS.times * usualSteps;
}

/** Whether a mutant goes round for ever: the steps say so on a busy machine, too. */
export function isEndless(): boolean {
  return mutantSwitch.steps > mutantSwitch.maxSteps;
}

Object.assign(globalThis, {
  [MUTANT_SWITCH]: (id: number): boolean => {
    mutantSwitch.met.add(id);
    mutantSwitch.steps += 1;
    if (isEndless()) throw new Error('A mutant goes round for ever.');
    return id === mutantSwitch.active;
  },
});
