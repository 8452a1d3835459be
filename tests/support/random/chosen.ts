/** One of the records, whatever the number; none of none. */
export function chosen<T>(records: readonly T[], pick: number): T | undefined {
  return records[pick % Math.max(1, records.length)];
}

/** Its id; that of nothing where there is none. */
export function chosenId(records: readonly { readonly id: string }[], pick: number): string {
  return chosen(records, pick)?.id ?? 'nothing';
}
