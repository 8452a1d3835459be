/** The unit of amounts, where they aren't ounces. */
export interface AmountUnit {
  /** A variety sold alive: its `oz` are trays. */
  readonly unit?: 'tray';
}

const OUNCES: AmountUnit = {};
const TRAYS: AmountUnit = { unit: 'tray' };

/** Returns the unit of a variety's amounts, to be put behind the other fields of a row. */
export function amountUnitOf(variety: { readonly live?: true } | null | undefined): AmountUnit {
  return variety?.live === true ? TRAYS : OUNCES;
}

/** What makes a variety fit for sale: it is cut, or ready where it is sold alive. */
export function cutWord({ live }: { readonly live?: true }): 'cut' | 'ready' {
  return live === true ? 'ready' : 'cut';
}
