/** Fields that a person changed over something saved. */
export type Touched<T> = Partial<T>;

/** Touched fields once more were changed; one that says again what is saved is untouched. */
export function touch<T extends object>(
  saved: T,
  touched: Touched<T>,
  change: Touched<T>,
): Touched<T> {
  return stillTouched(saved, { ...touched, ...change });
}

/** The touched fields that differ from what is saved now; the same content counts as the same. */
export function stillTouched<T extends object>(saved: T, touched: Touched<T>): Touched<T> {
  const differing = Object.entries(touched).filter(
    // A touched field is a field of what is saved.
    ([name, value]) => !isSame(saved[name as keyof T], value),
  );
  // Fields of the same type, fewer of them.
  return Object.fromEntries(differing) as Touched<T>;
}

/** Whether two plain values say the same. */
export function isSame<T>(left: T, right: T): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
