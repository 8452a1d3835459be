import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aSeedLot } from '#tests/support/lots/radish-farm.ts';
import { aMergeContext } from '#tests/support/merge/merge-context.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmAction } from '../../records/farm-action.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { joinPlanted } from './join-planted.ts';

const FIRST = aTask({ trays: 4 });
const SECOND = aTask({
  trays: 2,
  id: 'second',
  taskKey: '2025-03-04|PLANT|pea|2025-03-15',
  cycleKey: 'pea|2025-03-15',
});
const FARM = aFarm({
  varieties: [aVariety({ id: 'pea', seedGPerTray: 190 })],
  tasks: [FIRST, SECOND],
});

const tick = (task: Task, done = true): FarmAction => ({
  type: 'TOGGLE_TASK_DONE',
  payload: { id: task.id, done },
});

const bookedTrays = (farm: FarmDocument) =>
  farm.seedsInventory.reduce((sum, { meta }) => sum + (meta?.deltaTrays ?? 0), 0);

test('one planting marked done on two devices is recorded and uses its seed once', () => {
  const { merged, notices } = mergeTwo(FARM, act(FARM, tick(FIRST)), act(FARM, tick(FIRST)));
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 4, taskIds: [FIRST.id] }]);
  expect(merged.seedsInventory).toHaveLength(1);
  expect(notices).toEqual([]);
});

test('two plantings of one day marked done on two devices add up', () => {
  const { merged, notices } = mergeTwo(FARM, act(FARM, tick(FIRST)), act(FARM, tick(SECOND)));
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 6, expectedTrays: 6 }]);
  expect(new Set(merged.traysPlantedLog[0]?.taskIds)).toEqual(new Set([FIRST.id, SECOND.id]));
  expect(bookedTrays(merged)).toBe(6);
  expect(merged.trayStatus.inUseWithHoles).toBe(6);
  expect(notices).toEqual([]);
});

test('reopening a planting on one device keeps another that is marked done on the other', () => {
  const base = act(FARM, tick(FIRST));
  const sides = [act(base, tick(FIRST, false)), act(base, tick(SECOND))] as const;
  for (const { merged } of mergeBothWays(base, ...sides)) {
    expect(merged.traysPlantedLog).toMatchObject([{ trays: 2, taskIds: [SECOND.id] }]);
    expect(bookedTrays(merged)).toBe(2);
    expect(merged.trayStatus.inUseWithHoles).toBe(2);
  }
});

test('a planting that both have opened is out of the record', () => {
  const base = act(FARM, tick(FIRST), tick(SECOND));
  const phone = act(base, tick(FIRST, false));
  const office = act(base, tick(FIRST, false), tick(SECOND, false));
  const { merged } = mergeTwo(base, phone, office);
  expect(merged.traysPlantedLog).toEqual([]);
  expect(bookedTrays(merged)).toBe(0);
});

const THIRD = aTask({ trays: 5, id: 'third', taskKey: 'third', cycleKey: 'pea|2025-03-16' });
const MORE = { ...FARM, tasks: [...FARM.tasks, THIRD] };
const logged = (farm: FarmDocument) =>
  farm.traysPlantedLog.map(({ trays, expectedTrays, taskIds }) => [
    trays,
    expectedTrays,
    taskIds.toSorted(),
  ]);

test('a planting that both have opened is taken off the record once, beside others', () => {
  const base = act(MORE, tick(FIRST), tick(SECOND));
  const phone = act(base, tick(FIRST, false));
  const office = act(base, tick(FIRST, false), tick(THIRD));
  for (const { merged } of mergeBothWays(base, phone, office))
    expect(logged(merged)).toEqual([[7, 7, ['second', 'third']]]);
});

test('without an earlier record, plantings of both devices add up, whichever syncs', () => {
  const phone = act(MORE, tick(FIRST), tick(THIRD));
  const office = act(MORE, tick(SECOND), tick(THIRD));
  const all = [[11, 11, [FIRST.id, 'second', 'third'].toSorted()]];
  for (const { merged } of mergeBothWays(MORE, phone, office)) expect(logged(merged)).toEqual(all);
});

test('plantings that are gone, or say no trays, count none; no record falls below none', () => {
  const entry = (taskIds: readonly string[], trays: number): FarmDocument['traysPlantedLog'] => [
    aPlantedEntry({
      id: 'log',
      dateISO: FIRST.dateISO,
      trays,
      taskIds,
      recordedAtISO: '2025-03-04T10:00:00.000Z',
    }),
  ];
  const { trays: _, ...unsaid } = SECOND;
  const farm = (taskIds: readonly string[], trays: number) => ({
    ...FARM,
    tasks: [FIRST, unsaid],
    traysPlantedLog: entry(taskIds, trays),
  });
  const joined = (...[base, local, remote]: readonly FarmDocument[]) =>
    joinPlanted(
      { base: base!, local: local!, remote: remote! },
      remote!,
      aMergeContext().context,
    ).traysPlantedLog.map(({ trays }) => trays);
  // Both have added `second`, of which nobody planned trays, or one that no farm knows.
  expect(joined(farm(['a'], 3), farm(['a', 'second'], 4), farm(['a', 'second', 'x'], 6))).toEqual([
    7,
  ]);
  expect(joined(farm(['a'], 3), farm(['a', 'x'], 4), farm(['a', 'x', 'y'], 6))).toEqual([7]);
  expect(joined(farm(['a', 'b'], 9), farm(['a', 'x'], 1), farm(['a', 'y'], 1))).toEqual([0]);
});

test('a count by hand, and a record that names no planting, stand as one of the sides has them', () => {
  const base = act(FARM, tick(FIRST));
  const byHand = act(base, tick(SECOND));
  const hand = {
    ...byHand,
    traysPlantedLog: byHand.traysPlantedLog.map((entry) => ({
      ...entry,
      trays: 9,
      source: 'manual' as const,
    })),
  };
  const unnamed = {
    ...byHand,
    traysPlantedLog: byHand.traysPlantedLog.map((entry) => ({ ...entry, trays: 9, taskIds: [] })),
  };
  const opened = act(base, tick(FIRST, false), tick(SECOND));
  for (const counted of [hand, unnamed]) {
    const farms = { base, local: opened, remote: counted };
    expect(joinPlanted(farms, counted, aMergeContext().context)).toBe(counted);
  }
});

test('seed lots of plantings that two devices marked done add up, those of before once', () => {
  const third = { ...SECOND, id: 'third', trays: 1 };
  const lots = ['a', 'b'].map((id) => ({
    ...aSeedLot(id, id.toUpperCase(), 9, '2025-01-02'),
    varietyId: 'pea',
  }));
  const farm = { ...FARM, tasks: [...FARM.tasks, third], seedsInventory: lots };
  const sown = (a: number, b: number): FarmAction => ({
    type: 'SET_PLANTED_LOTS',
    payload: {
      dateISO: FIRST.dateISO,
      varietyId: 'pea',
      seedLots: [
        { txnId: 'a', trays: a },
        { txnId: 'b', trays: b },
      ],
    },
  });
  const base = act(farm, tick(FIRST), sown(4, 0));
  const phone = act(base, tick(third), sown(4, 1));
  const office = act(base, tick(SECOND), sown(4, 2));
  for (const { merged } of mergeBothWays(base, phone, office)) {
    const [entry] = merged.traysPlantedLog;
    expect(entry?.trays).toBe(7);
    expect(entry?.seedLots).toEqual([
      { txnId: 'a', trays: 4 },
      { txnId: 'b', trays: 3 },
    ]);
  }
});
