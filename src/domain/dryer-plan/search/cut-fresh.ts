import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import type { DryModel } from '../question/dry-model.ts';
import { trayPoints } from './dry-points.ts';
import type { RoomBoard } from '../board/room-board.ts';

/** Trays delivered fresh to one demand, by harvest day. */
export interface FreshTrays {
  readonly demand: number;
  readonly variety: number;
  /** Days from today; `null` if none is in the plan. */
  readonly cut: number | null;
  readonly trays: number;
}

export interface CutFresh {
  readonly rows: readonly FreshTrays[];
  readonly cut: readonly Int32Array[];
  readonly points: number;
}

/**
 * Schedules fresh harvests: on the due day, or as soon after as greens are available.
 *
 * Fresh demands come before dried ones, because they can't be made ahead.
 *
 * @param room - Space that no day may exceed. Updated here.
 */
export function cutFresh(model: DryModel, today: IsoDate, room: RoomBoard | null): CutFresh {
  const dried = new Set(model.demands.map(({ demand }) => demand));
  const cut = model.varieties.map(() => new Int32Array(model.end + 1));
  const rows: FreshTrays[] = [];
  let points = 0;
  model.all.forEach(({ varietyId, trays, dueISO }, demand) => {
    if (dried.has(demand)) return;
    const variety = model.varieties.findIndex(({ id }) => id === varietyId);
    const due = daysBetween(today, dueISO);
    let left = trays;
    for (let day = Math.max(0, due); day <= model.end && left > 0; day += 1) {
      let taken = 0;
      while (taken < left && takeTray(model, cut[variety], { variety, day, room })) taken += 1;
      if (taken > 0) rows.push({ demand, variety, cut: day, trays: taken });
      points += taken * trayPoints(due, day);
      left -= taken;
    }
    if (left > 0) rows.push({ demand, variety, cut: null, trays: left });
    points += left * trayPoints(due, model.end + 1);
  });
  return { rows, cut, points };
}

interface CutDay {
  readonly variety: number;
  readonly day: number;
  readonly room: RoomBoard | null;
}

/** Takes one tray on a day: one that is there anyway, else one that is planted for it. */
function takeTray(
  { varieties }: DryModel,
  cut: Int32Array | undefined,
  { variety, day, room }: CutDay,
): boolean {
  const facts = varieties[variety];
  if (facts === undefined || cut === undefined) return false;
  const isThere = (facts.free[day] ?? 0) > (cut[day] ?? 0);
  if (!isThere && facts.canPlant[day] !== 1) return false;
  if (!isThere && room !== null && !room.fits(variety, day)) return false;
  cut[day] = (cut[day] ?? 0) + 1;
  if (!isThere) room?.plant(variety, day, 1);
  return true;
}
