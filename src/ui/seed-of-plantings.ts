import { seedNotBooked } from '#domain/catalog/seeds/book-seed.ts';
import { seedVarietyId } from '#domain/catalog/seeds/seed-transaction.ts';
import { seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import { pastBestBeforeText } from '#domain/seed-lots/lot-text.ts';
import type { SownFarm } from '#domain/seed-lots/lot-left.ts';
import { formatLb, formatSentence } from './format.ts';

/**
 * What is to be said of the seed of plantings that were just recorded: that it could not be booked, that there
 * was less than they took, or that a bag is past its best before. Seed that nobody ever took in is not missed.
 */
export function seedOfPlantings(
  varietyIds: readonly string[],
  before: SownFarm,
  after: SownFarm,
): string {
  const wanted = new Set(varietyIds.map((id) => seedVarietyId(after.varieties, id)));
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
  const old = pastBestBeforeText(before, after);
  return [seedNotBooked(varietyIds, after), ...short, formatSentence(old)]
    .filter(Boolean)
    .join(' ');
}
