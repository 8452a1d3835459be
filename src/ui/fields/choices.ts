interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

/** What a field offers: its words by value, or a list of values, each with a label or a label itself. */
export type Choices<T extends string> =
  | readonly (T | Choice<T>)[]
  | { readonly [value in T]: string };

export function listChoices<T extends string>(choices: Choices<T>): readonly Choice<T>[] {
  if (isList(choices)) {
    return choices.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  }
  // `Object.entries` forgets what the keys are.
  return (Object.entries(choices) as [T, string][]).map(([value, label]) => ({ value, label }));
}

function isList<T extends string>(choices: Choices<T>): choices is readonly (T | Choice<T>)[] {
  return Array.isArray(choices);
}
