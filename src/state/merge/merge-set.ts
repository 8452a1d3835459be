import type { SetRule } from '../schema/merge-rule.ts';
import { type Sides, ofEach } from './merge-context.ts';

/** Merges sets: additions of either side are kept, removals of either side apply. */
export function mergeSet(rule: SetRule, sides: Sides): readonly unknown[] {
  const { base, local, remote } = ofEach(sides, (list) => byIdentity(rule, list));
  const merged = [...new Set([...remote.keys(), ...local.keys()])].filter(
    (key) => !base.has(key) || (local.has(key) && remote.has(key)),
  );
  // This device's spelling of a name counts if only it has changed the spelling, or has the name.
  const spelling = (key: unknown) =>
    base.get(key) === remote.get(key) ? local.get(key) : remote.get(key);
  return sorted(rule, merged.map(spelling));
}

function byIdentity(rule: SetRule, list: unknown): ReadonlyMap<unknown, unknown> {
  const values: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map(values.map((value) => [identity(rule, value), value]));
}

function identity(rule: SetRule, value: unknown): unknown {
  if (typeof value !== 'string' || rule.isSameText === undefined) return value;
  return value.trim().toLowerCase();
}

function sorted(rule: SetRule, values: readonly unknown[]): readonly unknown[] {
  switch (rule.sort) {
    case 'numbers':
      return values.toSorted((a, b) => Number(a) - Number(b));
    case 'texts':
      return values.toSorted((a, b) =>
        (identity(rule, a) as string) < (identity(rule, b) as string) ? -1 : 1,
      );
    default:
      return values;
  }
}
