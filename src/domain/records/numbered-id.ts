import { type KnownById, uniqueId } from './change-records.ts';

/**
 * Next id with this prefix: `grow-4` after `grow-1` and `grow-3`. Gaps aren't filled, so an id never refers to
 * two things.
 *
 * @param prefix - Everything before the number, such as `grow-` or `s`.
 * @param digits - How many digits the number has at least.
 */
export function nextNumberedId(prefix: string, knownIds: Iterable<string>, digits = 1): string {
  const numbers = [...knownIds]
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((rest) => /^[0-9]+$/.test(rest))
    .map(Number);
  return prefix + `${Math.max(0, ...numbers) + 1}`.padStart(digits, '0');
}

/** The next number for an id that ends in one, with as many digits; else the first free `-2`, `-3`, … */
export function freeIdFor(id: string, taken: ReadonlySet<string>): string {
  const [, prefix = '', digits = ''] = /^(.*?)(\d+)$/.exec(id) ?? [];
  return digits === '' ? uniqueId(id, taken) : nextNumberedId(prefix, taken, digits.length);
}

/** Stands before the mark of an id that is not saved yet. */
const UNSAVED = '~';

/** Marks a counted id until it is saved: two people may count up to the same number at once. */
export function unsavedId(id: string, mark: string): string {
  return id + UNSAVED + mark;
}

/** The id without its mark. */
export function countedId(id: string): string {
  return id.split(UNSAVED)[0] ?? id;
}

/** Records with the ids they are saved under: a new one has its number, or the next free one. */
export function withSavedIds<T extends KnownById>(records: readonly T[]): readonly T[] {
  const taken = new Set(records.map(({ id }) => id));
  return records.map((record) => {
    const wanted = countedId(record.id);
    if (wanted === record.id) return record;
    const id = taken.has(wanted) ? freeIdFor(wanted, taken) : wanted;
    taken.add(id);
    return { ...record, id };
  });
}
