import type { SetRule } from '../schema/merge-rule.ts';
import type { Sides } from './merge-context.ts';

/** Merges sets: additions of either side are kept, removals of either side apply. */
export function mergeSet(rule: SetRule, sides: Sides): readonly unknown[] {
  const base = byIdentity(rule, sides.base);
  const local = byIdentity(rule, sides.local);
  const remote = byIdentity(rule, sides.remote);
  const merged: unknown[] = [];
  for (const [key, value] of remote) {
    if (local.has(key) || !base.has(key)) merged.push(spelling(base, local, key, value));
  }
  for (const [key, value] of local) {
    if (!remote.has(key) && !base.has(key)) merged.push(value);
  }
  return sorted(rule, merged);
}

/** Uses this device's spelling of a name if only it changed the spelling. */
function spelling(
  base: ReadonlyMap<unknown, unknown>,
  local: ReadonlyMap<unknown, unknown>,
  key: unknown,
  remote: unknown,
): unknown {
  return base.get(key) === remote ? local.get(key) : remote;
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
