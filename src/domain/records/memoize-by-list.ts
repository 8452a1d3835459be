/**
 * Makes something of a list once for as long as the list lives.
 *
 * Lists of a farm are never changed in place: what was made of one still holds for that very list.
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
