import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import { DIRTY_DAYS, ownedRoom } from '#domain/capacity/owned-room.ts';
import { ROOM_NAMES } from '#domain/capacity/room-names.ts';
import { addUse, ROOM_KINDS } from '#domain/capacity/room-use.ts';
import { roomsOf } from '#domain/answers/plan-diff/diff-rooms.ts';
import { type PromiseLine, statusOf } from './promise-line.ts';
import type { PromiseLimit } from '../../settings/promise-limit.ts';
import { type PromiseBase, type PromiseTrial, ROOM_DAYS } from './promise-trial.ts';

/** Room for the trays that are added: of each kind the day on which it is scarcest. */
export function roomLines(
  { varietyIds, rooms }: PromiseBase,
  { after, plantings }: PromiseTrial,
  limits: readonly PromiseLimit[],
): PromiseLine[] {
  if (!plantings.some(({ delta }) => delta > 0)) return [];
  const own = roomsOf(after, varietyIds, ROOM_DAYS);
  const use = addUse(rooms.others, own);
  return ROOM_KINDS.flatMap((kind) => {
    const owned = ownedRoom(after.farm, kind);
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
        text: `${ROOM_NAMES[kind]} ${need} of ${have}, ${shortDayLabel(dateISO)}`,
      } as const,
    ];
  });
}
