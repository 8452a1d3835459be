import type { ModelDemand } from './dry-model.ts';
import { trayPoints } from './dry-points.ts';

/** Trays that take the same room, in the order of their due days. */
export interface DueOrder {
  readonly due: Int32Array;
  /** Points of a tray that is not in time, at least. */
  readonly late: Float64Array;
  /** The first day of each tray, no later than that of any after it: else another order might be better. */
  readonly opens: Int32Array;
  /** The first tray that is due on a day or later. */
  readonly firstDue: Int32Array;
}

/** What becomes ready on a day: the price of room for 0, 1, 2 … trays. */
export type RoomPrices = readonly number[];

/** Trays that are dried on each ready day, with their points and those of their loads. */
export interface DriedInOrder {
  readonly points: number;
  readonly dried: Int32Array;
}

/** The trays of some demands one by one. */
export function dueOrder(demands: readonly ModelDemand[], quickest: number, end: number): DueOrder {
  const trays = demands
    .flatMap((demand) => Array<ModelDemand>(demand.trays).fill(demand))
    .toSorted((a, b) => a.due - b.due);
  const due = Int32Array.from(trays, (tray) => tray.due);
  const opens = Int32Array.from(trays, (tray) => Math.min(tray.opens, end + 1));
  for (let k = opens.length - 2; k >= 0; k -= 1) {
    opens[k] = Math.min(opens[k] ?? 0, opens[k + 1] ?? 0);
  }
  const firstDue = new Int32Array(end + 2);
  for (let day = 0, k = 0; day <= end + 1; day += 1) {
    while (k < due.length && (due[k] ?? 0) < day) k += 1;
    firstDue[day] = k;
  }
  const late = Float64Array.from(trays, (tray) =>
    trayPoints(tray.due, Math.min(end + 1, Math.max(tray.due + 1, tray.opens + quickest))),
  );
  return { due, late, opens, firstDue };
}

/**
 * The cheapest way to dry trays in the order of their due days, when room has a price on each day;
 * what is late takes no room.
 *
 * With trays that take the same room some best way goes in that order, so it is found exactly, by
 * dynamic programming over days and how many trays are settled.
 *
 * @param quickest - Days of the shortest cycle.
 */
export function dryInOrder(
  { due, late, opens, firstDue }: DueOrder,
  room: readonly RoomPrices[],
  quickest: number,
): DriedInOrder {
  const trays = due.length;
  const width = trays + 1;
  const days = Math.min(room.length, (due[trays - 1] ?? -1) + 1);
  const most = room.reduce((max, prices) => Math.max(max, prices.length - 1), 0);
  // How a state was reached: trays that the day dries; whether its last tray is late; and for each
  // number of trays that the day dries whether the last one is among them, or late.
  const chosen = new Uint16Array(days * width);
  const isLate = new Uint8Array(days * width);
  const isDried = new Uint8Array(days * (most + 1) * width);
  let settled = new Float64Array(width).fill(Infinity, 1);
  let above = new Float64Array(width);
  let row = new Float64Array(width);
  for (let day = 0; day < days; day += 1) {
    leaveLate(settled, late, isLate, day * width);
    const prices = room[day] ?? [0];
    const first = firstDue[day] ?? 0;
    let last = first;
    while (last < trays && (opens[last] ?? 0) + quickest <= day) last += 1;
    above.set(settled);
    const next = settled.slice();
    for (let x = 1; x < prices.length && first < last; x += 1) {
      const price = prices[x] ?? Infinity;
      const base = (day * (most + 1) + x) * width;
      let before = Infinity;
      row[first] = Infinity;
      for (let k = first; k < last; k += 1) {
        const skipped = before + (late[k] ?? 0);
        const dried = (above[k] ?? Infinity) + (due[k] ?? 0) - day;
        if (dried <= skipped) isDried[base + k + 1] = 1;
        before = Math.min(dried, skipped);
        row[k + 1] = before;
        if (before + price < (next[k + 1] ?? Infinity)) {
          next[k + 1] = before + price;
          chosen[day * width + k + 1] = x;
        }
      }
      [above, row] = [row, above];
    }
    settled = next;
  }
  const isLateAtLast = new Uint8Array(width);
  leaveLate(settled, late, isLateAtLast, 0);
  const dried = new Int32Array(room.length);
  let k = trays;
  while (isLateAtLast[k] === 1) k -= 1;
  for (let day = days - 1; day >= 0; day -= 1) {
    for (let x = chosen[day * width + k] ?? 0; x > 0; k -= 1) {
      if (isDried[(day * (most + 1) + x) * width + k] !== 1) continue;
      dried[day] = (dried[day] ?? 0) + 1;
      x -= 1;
    }
    while (isLate[day * width + k] === 1) k -= 1;
  }
  return { points: settled[trays] ?? 0, dried };
}

/** Any tray may be left to be late. */
function leaveLate(
  settled: Float64Array,
  late: Float64Array,
  isLate: Uint8Array,
  base: number,
): void {
  for (let k = 0; k < late.length; k += 1) {
    const skipped = (settled[k] ?? Infinity) + (late[k] ?? 0);
    if (skipped >= (settled[k + 1] ?? Infinity)) continue;
    settled[k + 1] = skipped;
    isLate[base + k + 1] = 1;
  }
}
