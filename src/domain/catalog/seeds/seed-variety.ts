import { recordById } from '#domain/records/change-records.ts';
import { groupBy, byNameThenId } from '#domain/records/lists.ts';
import { oncePer } from '#domain/records/once-per.ts';
import type { Variety } from '../varieties/variety.ts';

/** The variety whose seed a variety is sown from, one step: its own unless the farm has the one it names. */
export function seedVariety(variety: Variety, varieties: readonly Variety[]): Variety {
  const { seedOf } = variety;
  return (seedOf === undefined ? undefined : recordById(varieties, seedOf)) ?? variety;
}

/** The id of the variety whose seed is sown; the very id for a variety that is gone. */
export function seedVarietyId(varieties: readonly Variety[], varietyId: string): string {
  const variety = recordById(varieties, varietyId);
  return variety === undefined ? varietyId : seedVariety(variety, varieties).id;
}

/** Varieties by the id of the one whose seed they are sown from, by name. A seed that nothing is sown from has no entry. */
export const varietiesBySeed: (
  varieties: readonly Variety[],
) => ReadonlyMap<string, readonly Variety[]> = oncePer((varieties) =>
  groupBy(varieties.toSorted(byNameThenId), (variety) => seedVariety(variety, varieties).id),
);
