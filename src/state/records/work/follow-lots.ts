import { followSeedLots } from '#domain/seed-lots/follow-seed-lots.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { readDay } from '../../read/read-time.ts';

/** A farm whose plantings were recorded or corrected, with the seed lots they took. */
export function followLots(before: FarmDocument, after: FarmDocument): FarmDocument {
  return followSeedLots(before, after, readDay);
}
