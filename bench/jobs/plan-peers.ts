import { deepStrictEqual } from 'node:assert';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { planCycles } from '#domain/planning/crops/plan-cycles.ts';
import { planFarm, planTaskSteps } from '#domain/planning/plan-farm.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { planWindow, REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { linesFarm } from '../farms/dated-lines.ts';
import type { Contender, Job } from '../job.ts';
import { type HarvestRow, harvestsByObjects } from '../compared/harvest-query.ts';
import { duckDbHarvests, sqliteHarvests } from '../compared/sql-harvests.ts';

const TODAY = '2026-11-20';

const EDIT = 'one line edited';

/**
 * The harvests of so many dated lines, beside databases that hold the lines already: reading them in is not
 * counted. The tasks of the harvests, which none of the peers makes, have a line of their own.
 */
export async function planPeersJob(count: number): Promise<Job> {
  const farm = linesFarm(count, TODAY);
  const sqlite = sqliteHarvests(farm);
  const duckDb = await duckDbHarvests(farm);
  const peers: Contender[] = [
    { name: 'SQLite, the harvests', kind: 'peer', run: sqlite.harvests },
    ...(duckDb === null
      ? []
      : [{ name: 'DuckDB, the harvests', kind: 'peer' as const, run: duckDb.harvests }]),
    { name: 'objects in maps, the harvests', kind: 'peer', run: () => harvestsByObjects(farm) },
  ];
  const { from, to } = planWindow(TODAY, REBUILD_HORIZON_DAYS);
  const ours = () => planCycles(farm.farm, from, to);
  const withTasks = () => planFarm({ ...farm.farm, tasks: [] }, TODAY);
  let kept: FarmDocument = { ...farm.farm, tasks: withTasks().tasks };
  let edits = 0;
  const edit = () => {
    edits += 1;
    const edited = withOneLineMore(kept, edits);
    kept = { ...edited, tasks: runToCompletion(planTaskSteps(edited, TODAY)) };
    return kept.tasks;
  };
  return {
    name: `plan beside databases, ${count} lines${duckDb === null ? ', DuckDB absent' : ''}`,
    contenders: [
      { name: 'the harvests', kind: 'ours', run: ours },
      ...peers,
      { name: 'the harvests and all their tasks', kind: 'peer', run: withTasks },
      // What planned another farm in between is no part of an edit.
      { name: EDIT, kind: 'peer', before: () => void edit(), run: edit },
    ],
    goals: [
      {
        name: 'the quickest peer / ours',
        of: peers.map(({ name }) => name),
        by: 'the harvests',
        bound: { least: 5 },
      },
      {
        name: 'one line edited / planning all',
        of: [EDIT],
        by: 'the harvests and all their tasks',
        bound: { most: 0.01 },
      },
    ],
    async check() {
      const rows = ours()
        .map(({ entry }): HarvestRow => [
          entry.varietyId,
          dayNumber(entry.dateISO) - dayNumber(TODAY),
          entry.demandOz,
          entry.netDemandOz,
          entry.trays,
        ])
        .toSorted(([a, dayOfA], [b, dayOfB]) => (a < b ? -1 : a > b ? 1 : dayOfA - dayOfB));
      for (const peer of peers) deepStrictEqual(await peer.run(), rows, peer.name);
      edit();
      deepStrictEqual(edit(), planFarm(kept, TODAY).tasks);
    },
  };
}

/** The farm with one ounce more on the first line of another order. */
function withOneLineMore(farm: FarmDocument, edits: number): FarmDocument {
  const place = (edits * 37) % farm.orders.length;
  const order = farm.orders[place];
  if (order?.kind !== 'ONCE') throw new Error('Every line of this farm has its day');
  const [line, ...others] = order.items;
  if (line?.mode !== 'BULK') throw new Error('Every line of this farm is by weight');
  const items = [{ ...line, weight: line.weight + 1 }, ...others];
  return { ...farm, orders: farm.orders.with(place, { ...order, items }) };
}
