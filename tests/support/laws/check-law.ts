import fc from 'fast-check';

type Drawn<Values extends unknown[]> = { [At in keyof Values]: fc.Arbitrary<Values[At]> };

/** A law, after how often it is checked, where that is not as usual. */
type Checked<Values extends unknown[], Answer> =
  | [law: (...values: Values) => Answer]
  | [runs: fc.Parameters<Values>, law: (...values: Values) => Answer];

/** Checks a law for values that are drawn anew in each run. */
export function checkLaw<Values extends [unknown, ...unknown[]]>(
  drawn: Drawn<Values>,
  ...checked: Checked<Values, boolean | void>
): void {
  const [runs, law] = checked.length === 1 ? [{}, checked[0]] : checked;
  fc.assert(fc.property<Values>(...drawn, law), runs);
}

export async function checkSlowLaw<Values extends [unknown, ...unknown[]]>(
  drawn: Drawn<Values>,
  ...checked: Checked<Values, Promise<boolean | void>>
): Promise<void> {
  const [runs, law] = checked.length === 1 ? [{}, checked[0]] : checked;
  await fc.assert(fc.asyncProperty<Values>(...drawn, law), runs);
}
