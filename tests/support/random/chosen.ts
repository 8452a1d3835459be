import type { FarmAction, PayloadOf } from '#state/records/farm-action.ts';

/** One of the records, whatever the number; none of none. */
export function chosen<T>(records: readonly T[], pick: number): T | undefined {
  return records[pick % Math.max(1, records.length)];
}

/** Its id; that of nothing where there is none. */
export function chosenId(records: readonly { readonly id: string }[], pick: number): string {
  return chosen(records, pick)?.id ?? 'nothing';
}

export function does<K extends FarmAction['type']>(type: K, payload: PayloadOf<K>): FarmAction {
  // The payload is the one of the type.
  return { type, payload } as FarmAction;
}

/** One of the actions, whatever the number. */
export function oneOf(pick: number, actions: readonly FarmAction[]): FarmAction {
  return chosen(actions, pick) ?? { type: 'REGENERATE_TASKS' };
}
