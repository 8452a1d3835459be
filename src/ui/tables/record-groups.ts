/** One line of a table in groups: the head of a group, or a record of it. */
type GroupedLine<R> =
  | { readonly kind: 'head'; readonly key: string; readonly records: readonly R[] }
  | {
      readonly kind: 'record';
      readonly record: R;
      /** A record of its group stands above it. */
      readonly isContinued: boolean;
    };

/** The groups of a list by what they are about, in the order of their first records. */
export function groupRecords<R>(
  records: readonly R[],
  groupOf: (record: R) => string,
): ReadonlyMap<string, readonly R[]> {
  const groups = new Map<string, R[]>();
  for (const record of records) {
    const key = groupOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

/** The lines of a table: the records of each group one after the other, under a head where groups have one. */
export function groupedLines<R>(
  records: readonly R[],
  groupOf: ((record: R) => string) | undefined,
  hasHeads: boolean,
): readonly GroupedLine<R>[] {
  if (groupOf === undefined) {
    return records.map((record) => ({ kind: 'record', record, isContinued: false }));
  }
  return [...groupRecords(records, groupOf)].flatMap(([key, group]) => [
    ...(hasHeads ? [{ kind: 'head' as const, key, records: group }] : []),
    ...group.map((record, place) => ({
      kind: 'record' as const,
      record,
      isContinued: place > 0,
    })),
  ]);
}
