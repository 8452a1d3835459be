/**
 * What a helper may change, all of it the work of the day.
 *
 * `tasks` and `taskHistory` are one slice in two parts: they are sent together or not at all. A part that
 * this app does not know yet may be sent by a newer one.
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
