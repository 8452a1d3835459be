import { groupBy } from '#domain/records/lists.ts';
import { ImportProblem } from './import-field.ts';

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** A name as names are compared: case and blanks around it do not matter. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Finds the records of a farm that rows of a file are about. */
interface RecordFinder<R extends NamedRecord> {
  /**
   * The record a row is about: by its id if the farm has that, else by its name.
   *
   * @throws ImportProblem when several records have the name.
   */
  readonly find: (id: string, name: string) => R | null;
}

/** @param plural - Plural name of the records, such as `varieties`. */
export function recordFinder<R extends NamedRecord>(
  records: readonly R[],
  plural: string,
): RecordFinder<R> {
  const byId = new Map(records.map((record) => [record.id.trim(), record]));
  const byName = groupBy(records, (record) => nameKey(record.name));
  return {
    find: (id, name) => {
      const known = id.trim() === '' ? undefined : byId.get(id.trim());
      if (known !== undefined) return known;
      const named = nameKey(name) === '' ? [] : (byName.get(nameKey(name)) ?? []);
      if (named.length > 1) {
        throw new ImportProblem(
          `${named.length} ${plural} are named “${name.trim()}”. Add an Id column to choose one.`,
        );
      }
      return named[0] ?? null;
    },
  };
}
