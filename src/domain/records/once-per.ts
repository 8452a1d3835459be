/**
 * Memoizes a function of a list, a record or a farm by its identity: they are never changed in place, so a result stays
 * valid. Of what else it is asked with, the last is known for each.
 */
export function oncePer<Of extends object, Rest extends readonly unknown[], R>(
  make: (of: Of, ...rest: Rest) => R,
): (of: Of, ...rest: Rest) => R {
  const known = new WeakMap<Of, { readonly rest: Rest; readonly made: R }>();
  return (of, ...rest) => {
    const before = known.get(of);
    if (before?.rest.every((part, at) => part === rest[at])) return before.made;
    const made = make(of, ...rest);
    known.set(of, { rest, made });
    return made;
  };
}
