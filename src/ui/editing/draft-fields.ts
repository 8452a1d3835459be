interface Typing<T> {
  readonly currentTarget: T;
}

/** What the fields of a form are given: what is typed so far, and how a part of it is replaced. */
export interface FormOf<D> {
  readonly draft: D;
  readonly onChange: (part: Partial<D>) => void;
}

type Holding<D, V> = { [K in keyof D]: D[K] extends V ? K : never }[keyof D];

/** Ties the inputs of a form to a draft: each shows a field of it, and changes that field. */
export function draftFields<D extends object>(draft: D, change: (part: Partial<D>) => void) {
  // The name and the value of one field.
  const set = (name: keyof D, value: unknown) => change({ [name]: value } as Partial<D>);
  return {
    /** An input that tells its value itself. */
    of: <K extends keyof D>(name: K) => ({
      value: draft[name],
      onChange: (value: D[K]) => set(name, value),
    }),
    text: <K extends Holding<D, string>>(name: K) => ({
      value: draft[name],
      onChange: ({ currentTarget }: Typing<{ readonly value: string }>) =>
        set(name, currentTarget.value),
    }),
    checked: <K extends Holding<D, boolean>>(name: K) => ({
      checked: draft[name],
      onChange: ({ currentTarget }: Typing<{ readonly checked: boolean }>) =>
        set(name, currentTarget.checked),
    }),
  };
}
