import type { OverheadMode, OverheadScenario } from '../catalog.ts';

interface OverheadModeText {
  readonly mode: OverheadMode;
  readonly label: string;
  /** One of what it is counted by, as in "$0.40 / tray". */
  readonly per: string;
  /** The volume of the scenario that it is multiplied by. */
  readonly volume: keyof OverheadScenario;
}

/** Overhead modes, in form order: the four common ones first. */
export const OVERHEAD_MODES: readonly OverheadModeText[] = [
  { mode: 'PER_MONTH', label: 'Per month', per: 'month', volume: 'months' },
  { mode: 'PER_TRAY', label: 'Per tray', per: 'tray', volume: 'trays' },
  { mode: 'PER_UNIT', label: 'Per unit', per: 'unit', volume: 'units' },
  { mode: 'PER_EVENT', label: 'Per event', per: 'event', volume: 'events' },
  { mode: 'PER_OZ', label: 'Per ounce', per: 'oz', volume: 'ounces' },
  { mode: 'PER_BATCH', label: 'Per batch', per: 'batch', volume: 'batches' },
];
