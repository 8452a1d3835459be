/**
 * Memoizes a function of a list by the list's identity.
 *
 * A farm's lists are never mutated, so a result stays valid.
 */
export function memoizeByList<T, R extends object>(
  make: (list: readonly T[]) => R,
): (list: readonly T[]) => R {
  const known = new WeakMap<readonly T[], R>();
  return (list) => {
    const made = known.get(list) ?? make(list);
    known.set(list, made);
    return made;
  };
}
