import { groupBy } from './lists.ts';
import { commonEnds } from './changed-records.ts';

/** A list, and its members in groups that share a key. */
export interface Grouped<T, K> {
  readonly list: readonly T[];
  /** Their members stay in the order of the list; the groups come in any order. */
  readonly groups: ReadonlyMap<K, readonly T[]>;
}

/** Groups a long list after every edit and processes only the edited part. Untouched groups keep their identity. */
export function incrementalGroupBy<T, K>(
  keyOf: (member: T) => K,
): (list: readonly T[]) => ReadonlyMap<K, readonly T[]> {
  let last: Grouped<T, K> | null = null;
  return (list) => {
    last = last === null ? groupsOf(list, keyOf) : updateGroups(last, list, keyOf);
    return last.groups;
  };
}

export function groupsOf<T, K>(list: readonly T[], keyOf: (member: T) => K): Grouped<T, K> {
  return { list, groups: groupBy(list, keyOf) };
}

/** Updates groups after an edit. The result equals grouping the whole list. */
export function updateGroups<T, K>(
  before: Grouped<T, K>,
  list: readonly T[],
  keyOf: (member: T) => K,
): Grouped<T, K> {
  if (before.list === list) return before;
  const { start, end } = commonEnds(before.list, list);
  const was = before.list.slice(start, before.list.length - end);
  const is = list.slice(start, list.length - end);
  if ((was.length + is.length) * MIN_SHARED > list.length) return groupsOf(list, keyOf);
  const [gone, come] = [groupBy(was, keyOf), groupBy(is, keyOf)];
  const groups = new Map(before.groups);
  for (const key of new Set([...gone.keys(), ...come.keys()])) {
    const left = gone.get(key);
    const known = groups.get(key);
    const members =
      known !== undefined && left === undefined
        ? // Where among its known members the new one stands, only the list tells.
          list.filter((member) => keyOf(member) === key)
        : replaced(known ?? [], left ?? [], come.get(key) ?? []);
    if (members.length === 0) groups.delete(key);
    else groups.set(key, members);
  }
  return { list, groups };
}

/** Lists that differ more than this are grouped from scratch. */
const MIN_SHARED = 8;

/** The members of a group with one stretch of them replaced. */
function replaced<T>(members: readonly T[], gone: readonly T[], come: readonly T[]): readonly T[] {
  const [first] = gone;
  const at = first === undefined ? 0 : members.indexOf(first);
  return [...members.slice(0, at), ...come, ...members.slice(at + gone.length)];
}
