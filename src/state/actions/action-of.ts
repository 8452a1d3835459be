import type { RecordPatch } from '#domain/records/record-patch.ts';

/** What is done, and with what. */
export interface ActionOf<Type extends string, Payload> {
  readonly type: Type;
  readonly payload: Payload;
}

/** One record, by its id. */
export interface RecordName {
  readonly id: string;
}

/** Some fields of one record. */
export interface RecordChange<T> extends RecordName {
  readonly patch: RecordPatch<Omit<T, 'id'>>;
}

/** A kind of record that is added, changed field by field and deleted. */
export type RecordAction<Kind extends string, T> =
  | ActionOf<`ADD_${Kind}`, T>
  | ActionOf<`UPDATE_${Kind}`, RecordChange<T>>
  | ActionOf<`DELETE_${Kind}`, RecordName>;
