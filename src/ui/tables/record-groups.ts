import { groupBy } from '#domain/records/lists.ts';

/** One line of a table in groups: the head of a group, or a record of it. */
type GroupedLine<R> =
  | { readonly kind: 'head'; readonly key: string; readonly records: readonly R[] }
  | {
      readonly kind: 'record';
      readonly record: R;
      /** A record of its group stands above it. */
      readonly isContinued: boolean;
    };

/** The lines of a table: the records of each group one after the other, under a head where groups have one. */
export function groupedLines<R>(
  records: readonly R[],
  groupOf: ((record: R) => string) | undefined,
  hasHeads: boolean,
): readonly GroupedLine<R>[] {
  if (groupOf === undefined) {
    return records.map((record) => ({ kind: 'record', record, isContinued: false }));
  }
  return [...groupBy(records, groupOf)].flatMap(([key, group]) => [
    ...(hasHeads ? [{ kind: 'head' as const, key, records: group }] : []),
    ...group.map((record, place) => ({
      kind: 'record' as const,
      record,
      isContinued: place > 0,
    })),
  ]);
}
