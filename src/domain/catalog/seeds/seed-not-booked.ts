import type { SeedFarm } from './book-seed.ts';
import { seedGramsPerTray } from './seed-on-hand.ts';

/**
 * Lists plantings without a seed entry: "Seed not booked: Pea has no grams per tray."
 *
 * @returns `''` if there are none.
 */
export function seedNotBooked(varietyIds: readonly string[], farm: SeedFarm): string {
  const wanted = new Set(varietyIds);
  const names = farm.varieties
    .filter((variety) => wanted.has(variety.id) && !seedGramsPerTray(variety, farm))
    .map(({ name }) => name);
  if (names.length === 0) return '';
  return `Seed not booked: ${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no grams per tray.`;
}
