/** A record as it is typed: an emptied number is null, and a text that may be left out is blank. */
export type Typed<R> = { readonly [K in keyof R]-?: TypedValue<Exclude<R[K], undefined | null>> };

type TypedValue<V> = number extends V ? number | null : V;

/** The form of a stored record, or of a new one: what is not stored is blank. */
export function typedRecord<D extends object>(
  blank: D,
  stored: { readonly [K in keyof D]?: D[K] | null | undefined } | null,
): D {
  const known = Object.keys(blank).flatMap((name) => {
    // The names of the form are names of the record.
    const value = stored?.[name as keyof D] ?? null;
    return value === null ? [] : [[name, value]];
  });
  return { ...blank, ...Object.fromEntries(known) };
}
