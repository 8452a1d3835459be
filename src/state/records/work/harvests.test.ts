import { expect, test } from 'vitest';
import { isSuggestionDismissed } from '#domain/harvests/dismissed-suggestion.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aWeighedHarvest, weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';

const TODAY = '2025-03-10';

/** Four harvests an eighth below the planned ten ounces. */
const POOR = weighedHarvests(
  [
    [3, 30],
    [2, 18],
    [4, 30],
    [3, 27],
  ],
  TODAY,
);

/** Eight harvests as planned. */
const EVEN = weighedHarvests(
  Array.from({ length: 8 }, () => [1, 10] as const),
  TODAY,
);

function aLearningFarm() {
  return aFarm({
    varieties: [aVariety({ yieldOzPerTray: 10 }), aVariety({ id: 'kale' })],
    harvestLog: POOR,
  });
}

test('a weight beside a task changes no task, and unticking keeps it', () => {
  const harvest = aTask({ type: 'HARVEST', dateISO: TODAY, trays: 3, done: true });
  const farm = aFarm({ varieties: [aVariety()], tasks: [harvest] });
  const weighed = act(farm, { type: 'RECORD_HARVEST', payload: { record: aWeighedHarvest() } });
  expect(weighed.tasks).toBe(farm.tasks);
  const unticked = act(weighed, { type: 'TOGGLE_TASK_DONE', payload: { id: harvest.id } });
  expect(unticked.harvestLog).toBe(weighed.harvestLog);
});

test('a sheet marks harvests done, keeps their weights, and is one step', () => {
  const harvest = (id: string) =>
    aTask({ id, type: 'HARVEST', dateISO: TODAY, trays: 2, cycleKey: `${id}|${TODAY}` });
  const planting = aTask({ id: 'planting', type: 'PLANT', dateISO: TODAY });
  const farm = aFarm({ tasks: [harvest('pea'), harvest('kale'), harvest('basil'), planting] });
  const record = aWeighedHarvest({ dateISO: TODAY, trays: 2, weightOz: 19.5 });
  const payload = { cutIds: ['pea', 'kale', 'planting'], records: [record] };
  const entered = act(farm, { type: 'ENTER_HARVEST_SHEET', payload });
  expect(entered.tasks.filter(({ done }) => done).map(({ id }) => id)).toEqual(['pea', 'kale']);
  expect(entered.harvestLog).toEqual([record]);
  expect(act(entered, { type: 'ENTER_HARVEST_SHEET', payload }).tasks).toBe(entered.tasks);
});

test('a farm whose only weight is removed is the farm as before', () => {
  const farm = aFarm();
  const weighed = act(farm, { type: 'RECORD_HARVEST', payload: { record: aWeighedHarvest() } });
  const id = weighed.harvestLog?.[0]?.id ?? '';
  expect(act(weighed, { type: 'REMOVE_HARVEST_RECORD', payload: { id } })).toEqual(farm);
});

test('a yield that was proposed is planned with, and taking it twice changes nothing more', () => {
  const use = { type: 'USE_YIELD', payload: { varietyId: 'pea', todayISO: TODAY } } as const;
  const once = act(aLearningFarm(), use);
  expect(once.varieties[0]).toMatchObject({ yieldOzPerTray: 8.75, yieldSetISO: TODAY });
  expect(once.varieties[0]?.journal[0]?.text).toBe('Yield 10 → 8.75 oz from 4 harvests');
  expect(act(once, use)).toBe(once);
});

test('a buffer that was proposed becomes the own buffer of the variety', () => {
  const use = { type: 'USE_BUFFER', payload: { varietyId: 'pea', todayISO: TODAY } } as const;
  const once = act({ ...aLearningFarm(), harvestLog: EVEN }, use);
  // Every tray gave 10 oz and none was lost: no buffer is needed where 6 % are planned.
  expect(once.varieties[0]?.bufferPercent).toBe(0);
  expect(act(once, use)).toBe(once);
});

test('proposals that are put off stay away until four more harvests are recorded', () => {
  const off = act(aLearningFarm(), { type: 'DISMISS_LEARNING', payload: { varietyId: 'pea' } });
  expect(off.settings.learning).toEqual({ dismissed: { pea: 4 } });
  expect(isSuggestionDismissed(off.settings.learning, 'pea', 7)).toBe(true);
});

test('a deleted variety leaves no dismissed suggestion', () => {
  const off = act(aLearningFarm(), { type: 'DISMISS_LEARNING', payload: { varietyId: 'pea' } });
  const gone = act(off, { type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  expect(gone.settings.learning?.dismissed).toEqual({});
});
