/** One line of a table in groups: the head of a group, or a record of it. */
export type GroupedLine<R> =
  | { readonly kind: 'head'; readonly key: string; readonly records: readonly R[] }
  | { readonly kind: 'record'; readonly record: R };

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

/** The lines of a table: a head for each group with its records under it, or the records alone. */
export function groupedLines<R>(
  records: readonly R[],
  groupOf: ((record: R) => string) | undefined,
): readonly GroupedLine<R>[] {
  const lineOf = (record: R) => ({ kind: 'record' as const, record });
  if (groupOf === undefined) return records.map(lineOf);
  return [...groupRecords(records, groupOf)].flatMap(([key, group]) => [
    { kind: 'head' as const, key, records: group },
    ...group.map(lineOf),
  ]);
}
