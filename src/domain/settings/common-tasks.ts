import { compareTexts, firstOfEach, haveSameItems } from '#domain/records/lists.ts';

/** Returns quick task names as stored: trimmed, nonblank, unique and sorted ignoring case. The first spelling stays. */
export function cleanCommonTasks(names: readonly string[]): readonly string[] {
  const named = names.map((name) => name.trim()).filter((name) => name !== '');
  const keyOf = (name: string) => name.toLowerCase();
  return firstOfEach(named, keyOf).toSorted((a, b) => compareTexts(keyOf(a), keyOf(b)));
}

/**
 * Adds or renames a quick task.
 *
 * @param previous - The old name, if renamed.
 * @returns The same list if nothing changes, as with a blank name.
 */
export function upsertCommonTask(
  names: readonly string[],
  name: string,
  previous?: string,
): readonly string[] {
  if (name.trim() === '') return names;
  const others =
    previous === undefined ? names : names.filter((other) => !isSameName(other, previous));
  return keptIfEqual(names, cleanCommonTasks([name, ...others]));
}

/** Takes a quick task away; the same list when it is not there. */
export function removeCommonTask(names: readonly string[], name: string): readonly string[] {
  return keptIfEqual(
    names,
    names.filter((other) => !isSameName(other, name)),
  );
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function keptIfEqual(before: readonly string[], after: readonly string[]): readonly string[] {
  return haveSameItems(before, after) ? before : after;
}
