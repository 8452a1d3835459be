import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import { DIRTY_DAYS, availableSpace } from '#domain/capacity/available-space.ts';
import { SPACE_NAMES } from '#domain/capacity/space-names.ts';
import { addUse, SPACE_KINDS } from '#domain/capacity/space-use.ts';
import { spaceUseByDay } from '#domain/answers/plan-diff/diff-space.ts';
import { type AvailabilityLine, statusOf } from './availability-line.ts';
import type { AvailabilityResource } from '../../settings/availability-resources.ts';
import { type AvailabilityBase, type AvailabilityTrial, ROOM_DAYS } from './availability-trial.ts';

/** Space for additional trays: the tightest day of each kind. */
export function roomLines(
  { varietyIds, rooms }: AvailabilityBase,
  { after, plantings }: AvailabilityTrial,
  limits: readonly AvailabilityResource[],
): AvailabilityLine[] {
  if (!plantings.some(({ delta }) => delta > 0)) return [];
  const own = spaceUseByDay(after, varietyIds, ROOM_DAYS);
  const use = addUse(rooms.others, own);
  return SPACE_KINDS.flatMap((kind) => {
    const owned = availableSpace(after.farm, kind);
    const rising = own[kind].flatMap((used, day) =>
      used > (rooms.own[kind][day] ?? 0)
        ? [{ day, have: owned(day), need: use[kind][day] ?? 0 }]
        : [],
    );
    // The first of several days that are as scarce.
    const [scarcest] = rising.toSorted((a, b) => b.need - b.have - (a.need - a.have));
    if (scarcest === undefined) return [];
    const { day, have, need } = scarcest;
    const dateISO = addDays(after.today, day);
    const isKnown = owned(DIRTY_DAYS) > 0;
    return [
      {
        kind,
        varietyId: null,
        have,
        need,
        unit: kind === 'germination' || kind === 'grow' ? 'slots' : 'trays',
        dateISO,
        status: isKnown ? statusOf(have, need) : 'unknown',
        limits: isKnown && limits.includes(kind),
        text: `${SPACE_NAMES[kind]} ${need} of ${have}, ${shortDayLabel(dateISO)}`,
      } as const,
    ];
  });
}
