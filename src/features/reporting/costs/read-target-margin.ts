import { USUAL_MARGIN_PERCENT } from '#domain/prices/price-for-margin.ts';

/** The margin that was last wished for on this device, in percent; null where its field was emptied. */
export function readTargetMargin(stored: string | null): number | null {
  if (stored === null) return USUAL_MARGIN_PERCENT;
  const percent = Number.parseFloat(stored);
  return percent >= 0 && percent <= MAX_TARGET_MARGIN ? percent : null;
}

/** No price earns all of itself. */
export const MAX_TARGET_MARGIN = 99;
