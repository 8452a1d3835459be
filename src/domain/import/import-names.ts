import { groupBy, type Named } from '#domain/records/lists.ts';
import { ImportProblem } from './import-cells.ts';

/** A name as names are compared: case and blanks around it do not matter. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/**
 * Finds the record that a row is about: by its id if the farm has that, else by its name.
 *
 * The returned function throws `ImportProblem` if several records match.
 *
 * @param plural - Plural name of the records, such as `varieties`.
 */
export function recordFinder<R extends Named>(records: readonly R[], plural: string) {
  const byId = new Map(records.map((record) => [record.id.trim(), record]));
  const byName = groupBy(records, (record) => nameKey(record.name));
  /** @param fitting - Tells, when a name is looked up, which records of that name fit. */
  return (id: string, name: string, fitting = (): ((record: R) => boolean) => () => true) => {
    const known = id.trim() === '' ? undefined : byId.get(id.trim());
    if (known !== undefined) return known;
    const key = nameKey(name);
    const named = key === '' ? [] : (byName.get(key) ?? []).filter(fitting());
    if (named.length > 1) {
      throw new ImportProblem(
        `${named.length} ${plural} are named “${name.trim()}”. Add an Id column to choose one.`,
      );
    }
    return named[0] ?? null;
  };
}
