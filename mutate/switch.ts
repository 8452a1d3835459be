// Loaded before every test file: keeps its tests, to be run again, and writes down what each of them meets.
import { configureGlobal } from 'fast-check';
import { afterEach, beforeEach } from 'vitest';
import { loadedTests, mutantSwitch } from './mutant-switch.ts';
import { WAITING_TEST } from './warm-channel.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The mutants that a test met while it ran, and those met since the test before it, while loading. */
    met?: { running: readonly number[]; loading: readonly number[] };
    /** How often it came by a planted place. */
    steps?: number;
    /** Time of the processor, in milliseconds: it is the same on a busy machine. */
    effort?: number;
  }
}

// That a law fails is enough: the smallest farm for which it does would be looked for in vain.
configureGlobal({ seed: 202, endOnFailure: true });

let loading: readonly number[] = [];
let begun = process.cpuUsage();

beforeEach(({ task, skip }) => {
  loadedTests.set(task.id, task);
  skip(process.env['MUTANT_LANE'] === 'load' && task.name !== WAITING_TEST);
  loading = [...mutantSwitch.met];
  mutantSwitch.met.clear();
  mutantSwitch.steps = 0;
  begun = process.cpuUsage();
});

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(begun);
  task.meta.effort = (user + system) / 1000;
  task.meta.steps = mutantSwitch.steps;
  const running = [...mutantSwitch.met];
  if (running.length + loading.length > 0) task.meta.met = { running, loading };
  mutantSwitch.met.clear();
});
