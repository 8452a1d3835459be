/** Most days an order may be harvested ahead of its event. */
export const MAX_HARVEST_BUFFER_DAYS = 7;

/** Returns buffer days as a whole number from 0 to 7; 0 for anything else. */
export function clampHarvestBufferDays(days: number | null | undefined): number {
  if (typeof days !== 'number' || !Number.isFinite(days)) return 0;
  return Math.min(MAX_HARVEST_BUFFER_DAYS, Math.max(0, Math.floor(days)));
}
