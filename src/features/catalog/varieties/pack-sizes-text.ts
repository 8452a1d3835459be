/** Typed package sizes as numbers: what is no size above 0 is dropped, doubles count once, small ones come first. */
export function readPackSizes(texts: readonly string[]): readonly number[] {
  const sizes = texts
    .map((text) => Number.parseFloat(text))
    .filter((size) => Number.isFinite(size) && size > 0);
  return [...new Set(sizes)].toSorted((a, b) => a - b);
}
