import type { Machine } from './dry-model.ts';

/** Machines that differ in nothing but the loads they hold. */
export interface MachineKind {
  readonly cycle: number;
  readonly shelves: number;
  readonly shelvesOf: readonly number[];
  readonly machines: readonly Machine[];
}

export function machineKinds(machines: readonly Machine[]): MachineKind[] {
  const kinds = new Map<string, Machine[]>();
  for (const machine of machines) {
    const key = [machine.cycle, machine.shelves, ...machine.shelvesOf].join();
    kinds.set(key, [...(kinds.get(key) ?? []), machine]);
  }
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const { cycle, shelves, shelvesOf } = first;
    return [{ cycle, shelves, shelvesOf, machines: alike }];
  });
}
