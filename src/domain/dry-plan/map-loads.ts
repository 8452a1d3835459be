import type { DryModel } from './dry-model.ts';
import type { TakenLoad } from './taken-load.ts';

/** A load that is known from a plan before. */
export interface KnownLoad {
  readonly dryerId: string;
  readonly start: number;
  /** Items of its trays, one entry a tray. */
  readonly items: readonly string[];
}

/**
 * Known loads with the demands of a question that has changed a little since: of each item, what is
 * ready first goes to what is due first. Trays that nobody wants any more are left out.
 */
export function mapLoads(model: DryModel, known: readonly KnownLoad[]): TakenLoad[] {
  const wanted = new Map<string, number[]>();
  model.demands
    .map(({ demand, due, trays }, index) => ({ demand, due, trays, index }))
    .toSorted((a, b) => a.due - b.due)
    .forEach(({ demand, trays, index }) => {
      const itemId = model.all[demand]?.itemId ?? '';
      const list = wanted.get(itemId) ?? [];
      wanted.set(itemId, [...list, ...Array<number>(trays).fill(index)]);
    });
  return known
    .flatMap(({ dryerId, start, items }) => {
      const machine = model.machines.findIndex((dryer) => dryer.dryerId === dryerId);
      const ready = start + (model.machines[machine]?.cycle ?? 0);
      return machine === -1 ? [] : [{ machine, start, ready, items }];
    })
    .toSorted((a, b) => a.ready - b.ready)
    .map(({ machine, start, items }) => ({
      machine,
      start,
      trays: items.flatMap((itemId) => wanted.get(itemId)?.shift() ?? []),
    }));
}
