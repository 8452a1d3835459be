import type { JsonRecord } from './json-record.ts';

/**
 * Every field of a record by name, the optional ones too: `undefined` says that the field is left
 * out. A field added to the type and forgotten in its reader does not compile.
 */
export type Settled<T> = {
  readonly [K in keyof T]-?: T[K] | (Record<string, never> extends Pick<T, K> ? undefined : never);
};

/**
 * A record in its settled form: its known fields in the order given, unset ones left out, followed
 * by all fields of the source that this version does not know.
 *
 * @param retired - Names of old fields whose values were taken over by others.
 */
export function settle<T extends object>(
  source: JsonRecord,
  known: Settled<T>,
  retired: readonly string[] = [],
): T {
  const settled: Record<string, unknown> = {};
  // Tens of thousands of records come through here: walking the names makes no list of pairs for each.
  const values: Readonly<Record<string, unknown>> = known;
  for (const name of Object.keys(known)) {
    const value = values[name];
    if (value !== undefined) settled[name] = value;
  }
  for (const name of Object.keys(source)) {
    if (Object.hasOwn(known, name) || retired.includes(name) || name === '__proto__') continue;
    const value = source[name];
    if (value !== undefined) settled[name] = value;
  }
  // All fields of T were just copied from `known`, which names every one of them.
  return settled as T;
}
