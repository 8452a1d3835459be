/** Some fields of a record. An optional field given as `undefined` is cleared. */
export type RecordPatch<T> = {
  readonly [K in keyof T]?: T[K] | (Record<string, never> extends Pick<T, K> ? undefined : never);
};
