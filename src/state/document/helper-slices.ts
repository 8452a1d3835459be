/**
 * Slices a helper can change: the work of the day.
 *
 * `tasks` and `taskHistory` are one slice in two parts, always sent together. A newer app may send parts that
 * this one doesn't know.
 */
export const HELPER_SLICES: readonly string[] = [
  'tasks',
  'taskHistory',
  'traysPlantedLog',
  'harvestLosses',
  'harvestLog',
  'trayStatus',
  'seedsInventory',
  'deliveries',
  'washLog',
];
