import { onDay, say } from '#domain/tell/say.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { DIRTY_DAYS, availableSpace } from '#domain/capacity/available-space.ts';
import { bySpaceKind, SPACE_KINDS, SPACE_NAMES } from '#domain/capacity/space-use.ts';
import { traysOutOf } from '#domain/orders/delivery.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { EPSILON, roundTo, roundUnits } from '#domain/units/rounding.ts';
import { sizeUseByDay, spaceUseByDay } from '#domain/answers/plan-diff/diff-space.ts';
import type { AvailabilityLine } from './availability-line.ts';
import type { AvailabilityResource } from '../../settings/settings.ts';
import { type AvailabilityBase, type AvailabilityTrial, ROOM_DAYS } from './availability-trial.ts';

/** Slots or trays of one kind, day by day from today. */
interface Room {
  readonly kind: Extract<AvailabilityLine['kind'], AvailabilityResource | 'traySize'>;
  /** "Grow slots", "1010 trays". */
  readonly name: string;
  readonly unit: 'slots' | 'trays';
  /** What the asked varieties take, before and after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What all take afterwards. */
  readonly need: readonly number[];
  readonly have: (day: number) => number;
  readonly isKnown: boolean;
  readonly limits: boolean;
}

/** Space for additional trays: the tightest day of each kind. */
export function roomLines(
  base: AvailabilityBase,
  trial: AvailabilityTrial,
  limits: readonly AvailabilityResource[],
): AvailabilityLine[] {
  if (!trial.plantings.some(({ delta }) => delta > 0)) return [];
  return [...spaceRooms(base, trial, limits), ...sizeRooms(trial, limits)].flatMap((room) =>
    roomLine(room, trial.after.today),
  );
}

function roomLine(room: Room, today: string): AvailabilityLine[] {
  const { kind, name, unit, before, after, need: all, isKnown } = room;
  const rising = after.flatMap((used, day) =>
    used > (before[day] ?? 0) + EPSILON
      ? [{ day, have: room.have(day), need: roundUnits(all[day] ?? 0) }]
      : [],
  );
  // The first of several days that are as scarce.
  const [scarcest] = rising.toSorted((a, b) => b.need - b.have - (a.need - a.have));
  if (scarcest === undefined) return [];
  const { day, have, need } = scarcest;
  const dateISO = addDays(today, day);
  return [
    {
      kind,
      varietyId: null,
      have,
      need,
      unit,
      dateISO,
      status: !isKnown ? 'unknown' : need - have > EPSILON ? 'short' : 'ok',
      limits: isKnown && room.limits,
      text: say`${name} ${roundTo(need, 2)} of ${have}, ${onDay(dateISO)}`,
    },
  ];
}

function spaceRooms(
  { varietyIds, rooms }: AvailabilityBase,
  { after }: AvailabilityTrial,
  limits: readonly AvailabilityResource[],
): readonly Room[] {
  const own = spaceUseByDay(after, varietyIds, ROOM_DAYS);
  const use = bySpaceKind((kind) =>
    rooms.others[kind].map((used, day) => used + (own[kind][day] ?? 0)),
  );
  return SPACE_KINDS.map((kind) => {
    const have = availableSpace(after.farm, kind);
    return {
      kind,
      name: SPACE_NAMES[kind],
      unit: kind === 'germination' || kind === 'grow' ? 'slots' : 'trays',
      before: rooms.own[kind],
      after: own[kind],
      need: use[kind],
      have,
      isKnown: have(DIRTY_DAYS) > 0,
      limits: limits.includes(kind),
    };
  });
}

/** Trays of the sizes that come back, by name. */
function sizeRooms(
  { before, after }: AvailabilityTrial,
  limits: readonly AvailabilityResource[],
): readonly Room[] {
  const { traySizes = [] } = after.farm.catalog;
  const sizes = traySizes.filter(({ comesBack }) => comesBack);
  if (sizes.length === 0) return [];
  const [was, is] = [before, after].map((outlook) => sizeUseByDay(outlook, ROOM_DAYS));
  return sizes.toSorted(byNameThenId).map(({ id, name, owned }) => {
    const have = owned === null ? 0 : Math.max(0, owned - traysOutOf(after.farm, id));
    const need = is?.get(id) ?? [];
    return {
      kind: 'traySize',
      name: `${name} trays`,
      unit: 'trays',
      before: was?.get(id) ?? [],
      after: need,
      need,
      have: () => have,
      isKnown: owned !== null,
      limits: limits.includes('withHoles'),
    };
  });
}
