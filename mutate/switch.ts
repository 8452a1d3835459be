// Loaded before every test file: what planted code asks whether its mutant is on.
import { afterEach, beforeEach } from 'vitest';
import { MUTANT_SWITCH } from './plant-mutants.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The mutants that a test met while it ran, and those met since the test before it, while loading. */
    met?: { running: readonly number[]; loading: readonly number[] };
    /** Time of the processor, in milliseconds: it is the same on a busy machine. */
    effort?: number;
  }
}

const active = Number(process.env['MUTANT_ID']);
const met = new Set<number>();
let loading: readonly number[] = [];
let begun = process.cpuUsage();

const record = (id: number): boolean => {
  met.add(id);
  return false;
};
Object.assign(globalThis, {
  [MUTANT_SWITCH]: process.env['MUTANT_ID'] === 'none' ? record : (id: number) => id === active,
});

beforeEach(() => {
  loading = [...met];
  met.clear();
  begun = process.cpuUsage();
});

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(begun);
  task.meta.effort = (user + system) / 1000;
  if (met.size + loading.length > 0) task.meta.met = { running: [...met], loading };
  met.clear();
});
