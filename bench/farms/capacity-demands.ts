import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';

/** What may have to be delivered on the days from the first one on, half of it freeze-dried. */
export function someCapacityDemands(
  count: number,
  window: { readonly varietyIds: readonly string[]; readonly from: IsoDate; readonly days: number },
  draws: SeededDraws,
): readonly CapacityDemand[] {
  const { varietyIds, from, days } = window;
  return Array.from({ length: count }, (_, at): CapacityDemand => ({
    id: `dem_${at + 1}`,
    label: `Order ${at + 1}`,
    varietyId: varietyIds[draws.whole(0, varietyIds.length - 1)] ?? '',
    traysNeeded: draws.whole(1, 20),
    targetDate: addDays(from, draws.whole(0, days - 1)),
    priority: draws.pick(['critical', 'normal', 'low']),
    requiresFreezeDry: draws.chance(0.5),
    ozPerTray: draws.whole(8, 20),
  }));
}
