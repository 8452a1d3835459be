/** How much of a day's capacity is used, in whole per cent; 100 at most. */
export function capacityPercent(trays: number, capacity: number): number {
  return capacity > 0 ? Math.min(100, Math.round((100 * trays) / capacity)) : 0;
}
