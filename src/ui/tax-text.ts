import { formatNumber } from './format.ts';
import type { LineTax } from '#domain/settings/invoicing-settings.ts';

/** A rate as it is called: "VAT 7%". A name that says its percent already stays. */
export function taxText({ name, percent }: LineTax): string {
  return name.includes('%') ? name : `${name} ${formatNumber(percent, 'all')}%`.trim();
}
