import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import { groupBy } from '#domain/records/lists.ts';
import type { DryModel } from '../question/dry-model.ts';
import type { KnownLoad } from '../question/dry-plan-input.ts';
import type { TakenLoad } from './load-board.ts';

/**
 * Maps previous loads to the demands of a slightly changed plan, so most trays are on time. The latest-due
 * trays of an item are late. Trays nobody needs are left out.
 */
export function mapLoads(
  model: DryModel,
  today: IsoDate,
  known: readonly KnownLoad[],
): TakenLoad[] {
  const loads = known
    .flatMap(({ dryerId, startISO, lines }) => {
      const start = daysBetween(today, startISO);
      const items = lines.flatMap(({ itemId, trays }) => Array<string>(trays).fill(itemId));
      const machine = model.machines.findIndex((dryer) => dryer.dryerId === dryerId);
      const ready = start + (model.machines[machine]?.cycle ?? 0);
      const trays: (number | undefined)[] = items.map(() => undefined);
      return machine === -1 ? [] : [{ machine, start, ready, items, trays }];
    })
    .toSorted((a, b) => a.ready - b.ready);
  const all = model.demands.flatMap(({ trays }, demand) => Array<number>(trays).fill(demand));
  // What is due first in front.
  const wanted = groupBy(all, (demand) => model.demands[demand]?.itemId);
  const open: { readonly waiting: number[]; readonly give: (demand: number) => void }[] = [];
  for (const { ready, items, trays } of loads.toReversed()) {
    for (const [place, itemId] of items.entries()) {
      const waiting = wanted.get(itemId);
      if (waiting === undefined) continue;
      const give = (demand: number) => (trays[place] = demand);
      // Of those that it has ready in time the one due first: later ones may be late by less.
      const at = waiting.findIndex((demand) => (model.demands[demand]?.due ?? 0) >= ready);
      if (at === -1) open.push({ waiting, give });
      else for (const demand of waiting.splice(at, 1)) give(demand);
    }
  }
  for (const { waiting, give } of open.toReversed()) {
    const demand = waiting.shift();
    if (demand !== undefined) give(demand);
  }
  return loads.map(({ machine, start, trays }) => ({
    machine,
    start,
    trays: trays.flatMap((demand) => demand ?? []),
  }));
}
