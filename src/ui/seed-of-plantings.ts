import type { SeedFarm } from '#domain/catalog/seeds/book-seed.ts';
import { seedNotBooked } from '#domain/catalog/seeds/seed-not-booked.ts';
import { seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import { formatLb } from './format.ts';

/**
 * What is to be said of the seed of plantings that were just recorded: that it could not be booked, or that there
 * was less than they took. Seed that nobody ever took in is not missed.
 */
export function seedOfPlantings(
  varietyIds: readonly string[],
  before: SeedFarm,
  after: SeedFarm,
): string {
  const wanted = new Set(varietyIds);
  const short = after.varieties
    .filter(({ id }) => wanted.has(id))
    .flatMap(({ id, name }) => {
      const there = seedOnHand(before.seedsInventory, id);
      const taken = there - seedOnHand(after.seedsInventory, id);
      const isKnown = before.seedsInventory.some((one) => one.varietyId === id && one.pounds > 0);
      if (!isKnown || taken <= 0 || there - taken > -0.005) return [];
      const stock = there < 0.005 ? 'none was' : `only ${formatLb(there, 2)} was`;
      return [`${name} took ${formatLb(taken, 2)} of seed, ${stock} there.`];
    });
  return [seedNotBooked(varietyIds, after), ...short].filter(Boolean).join(' ');
}
