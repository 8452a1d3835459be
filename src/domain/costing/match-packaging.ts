import type { Packaging } from '#domain/catalog/catalog.ts';
import type { CostNote } from './cost-note.ts';
import { packageOunces } from './package-ounces.ts';
import { isSameSize, sizeLabel } from './standard-sizes.ts';

/** The package of an order line, or why it is unknown. */
interface PackagingMatch {
  readonly packaging: Packaging | null;
  readonly note: CostNote | null;
}

/** Finds the only microgreens package for these ounces, within 0.01. */
export function matchPackaging(packaging: readonly Packaging[], ounces: number): PackagingMatch {
  const matches = packaging.filter((one) => {
    const fill = one.category === 'MICROGREENS' ? packageOunces(one) : null;
    return fill !== null && isSameSize(fill, ounces);
  });
  const [first, second] = matches;
  if (first !== undefined && second === undefined) return { packaging: first, note: null };
  const size = sizeLabel(ounces);
  const text =
    first === undefined
      ? `No packaging definition matched ${size}`
      : `Multiple packaging definitions match ${size}; unable to choose automatically.`;
  return { packaging: null, note: { text, mend: { to: 'packaging' } } };
}
