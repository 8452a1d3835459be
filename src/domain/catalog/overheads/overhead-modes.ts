/**
 * Overhead modes, in form order: the four common ones first. `per` is one of what it is counted by, as in "$0.40 / tray",
 * `volume` that of the scenario that it is multiplied by.
 */
export const OVERHEAD_MODES = {
  PER_MONTH: { label: 'Per month', per: 'month', volume: 'months' },
  PER_TRAY: { label: 'Per tray', per: 'tray', volume: 'trays' },
  PER_UNIT: { label: 'Per unit', per: 'unit', volume: 'units' },
  PER_EVENT: { label: 'Per event', per: 'event', volume: 'events' },
  PER_OZ: { label: 'Per ounce', per: 'oz', volume: 'ounces' },
  PER_BATCH: { label: 'Per batch', per: 'batch', volume: 'batches' },
} as const;

export type OverheadMode = keyof typeof OVERHEAD_MODES;
