interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

/** A few choices: each with its words, one that is its own words, or the words of all by their values. */
export type Choices<T extends string> =
  | readonly (T | Choice<T>)[]
  | { readonly [value in T]: string };

export function listChoices<T extends string>(choices: Choices<T>): readonly Choice<T>[] {
  if (isList(choices)) {
    return choices.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  }
  // The words stand by the values.
  return (Object.entries(choices) as [T, string][]).map(([value, label]) => ({ value, label }));
}

function isList<T extends string>(choices: Choices<T>): choices is readonly (T | Choice<T>)[] {
  return Array.isArray(choices);
}
