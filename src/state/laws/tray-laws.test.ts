import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import { emptyMemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { type TestTab, openTab } from '#tests/support/devices/open-tab.ts';
import {
  type Act,
  anyTrayWork,
  CYCLES,
  PLANTING_DAY,
  scrubsAsked,
  scrubsNeeded,
  trayCounts,
  trayCountsByWork,
} from '#tests/support/laws/tray-model.ts';
import type { FarmAction } from '../records/farm-action.ts';

const SEED_GRAMS = 20;
test('the trays follow from what is planted, cut and scrubbed, whatever was done, undone and redone on the way', async () => {
  await checkSlowLaw([fc.array(anyStep(), { maxLength: 40 })], { numRuns: 60 }, async (steps) => {
    const tab = await aPlantedTab();
    for (const step of steps) {
      takeStep(tab, step);
      expect(trayCounts(tab.farm())).toEqual(trayCountsByWork(tab.farm()));
      expect(scrubsAsked(tab.farm())).toEqual(scrubsNeeded(tab.farm()));
    }
    tab.store.close();
  });
});

test('reopening everything, in any order, leaves every tray clean', async () => {
  const order = fc.shuffledSubarray(CYCLES.flat(), { minLength: 8, maxLength: 8 });
  await checkSlowLaw(
    [fc.array(anyStep(), { maxLength: 25 }), order],
    { numRuns: 60 },
    async (steps, reopened) => {
      const tab = await aPlantedTab();
      for (const step of steps) takeStep(tab, step);
      const scrubs = tab.farm().tasks.filter((task) => task.special !== undefined);
      for (const task of [...reopened.slice(0, 4), ...scrubs, ...reopened.slice(4)]) {
        tab.store.perform({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id, done: false } });
      }
      expect(trayCounts(tab.farm())).toEqual([0, 0, 0, 0, 0, 0]);
      expect(tab.farm().trayStatus.activePlantings).toEqual([]);
      expect(tab.farm().trayStatus.pendingHarvests).toEqual([]);
      tab.store.close();
    },
  );
});

test('a planting marked in two tabs at once is in use once', async () => {
  const disk = emptyMemoryDisk();
  const [first, second] = [await aPlantedTab(disk), await openTab(disk)];
  const [plant] = CYCLES[0] ?? [];
  if (plant === undefined) throw new Error('There is a planting.');
  const toggle: FarmAction = { type: 'TOGGLE_TASK_DONE', payload: { id: plant.id } };
  first.store.perform(toggle);
  second.store.perform(toggle);
  second.store.perform({ type: 'MARK_DAY_DONE', payload: { dateISO: PLANTING_DAY } });
  await first.store.settled();
  await second.store.settled();
  expect(trayCounts(second.farm())).toEqual(trayCountsByWork(second.farm()));
  expect(second.farm().trayStatus.inUseWithHoles).toBe(32);
});

async function aPlantedTab(disk = emptyMemoryDisk()): Promise<TestTab> {
  const tab = await openTab(disk);
  const varieties = CYCLES.map(([{ varietyId = '' }]) =>
    aVariety({ id: varietyId, seedGPerTray: SEED_GRAMS }),
  );
  const { products } = aFarm({ varieties });
  const tasks = CYCLES.flat();
  tab.store.perform({
    type: 'LOAD_DATA_SLICES',
    payload: { slices: { varieties, products, tasks } },
  });
  await tab.store.settled();
  return tab;
}

type Step = Act | 'undo' | 'redo';

function takeStep({ store, farm, undoLabels }: TestTab, step: Step): void {
  // What loaded the farm is not undone: there would be no work to do.
  if (step === 'undo' && undoLabels().length > 1) store.undo();
  else if (step === 'undo') return;
  else if (step === 'redo') store.redo();
  else store.perform(step(farm()));
}

function anyStep(): fc.Arbitrary<Step> {
  const backAndForth = fc.constantFrom<Step>('undo', 'redo');
  return fc.oneof({ weight: 6, arbitrary: anyTrayWork() }, { weight: 1, arbitrary: backAndForth });
}
