import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyMemoryDisk } from '#adapters/local/memory-document-storage.ts';
import type { Task } from '#domain/planning/task.ts';
import type { TrayUsage } from '#domain/trays/tray-status.ts';
import { trayUsage } from '#domain/planning/tray-usage.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import { seedOnHand } from '#domain/catalog/seed-on-hand.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders.ts';
import { contentOf, openTab } from '#tests/support/open-tab.ts';
import type { TestTab } from '#tests/support/open-tab.ts';
import type { FarmAction } from './actions/farm-action.ts';
import type { FarmDocument } from './farm-document.ts';

const SEED_GRAMS = 20;
const PLANTING_DAY = '2026-11-10';
/** A past day, so that planning again leaves these harvests where they are. */
const HARVEST_DAY = '2026-11-19';
const CYCLES = [aCycle('pea', 10), aCycle('kale', 7), aCycle('radish', 3), aCycle('basil', 12)];

test('the trays follow from what is planted, cut and scrubbed, whatever was done, undone and redone on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep(), { maxLength: 40 }), async (steps) => {
      const tab = await aPlantedTab();
      for (const step of steps) {
        takeStep(tab, step);
        expect(counts(tab.farm())).toEqual(countsByWork(tab.farm()));
        expect(scrubsAsked(tab.farm())).toEqual(scrubsNeeded(tab.farm()));
      }
      tab.store.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('ticking everything open again, in any order, leaves every tray clean', async () => {
  const order = fc.shuffledSubarray(CYCLES.flat(), { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep(), { maxLength: 25 }), order, async (steps, reopened) => {
      const tab = await aPlantedTab();
      for (const step of steps) takeStep(tab, step);
      const scrubs = tab.farm().tasks.filter((task) => task.special !== undefined);
      for (const task of [...reopened.slice(0, 4), ...scrubs, ...reopened.slice(4)]) {
        tab.store.perform({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id, done: false } });
      }
      expect(counts(tab.farm())).toEqual([0, 0, 0, 0, 0, 0]);
      expect(tab.farm().trayStatus.activePlantings).toEqual([]);
      expect(tab.farm().trayStatus.pendingHarvests).toEqual([]);
      tab.store.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('undoing everything gives the farm as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction(), { maxLength: 20 }), async (actions) => {
      const tab = await aPlantedTab();
      const before = contentOf(tab.farm());
      const steps = tab.undoLabels().length;
      for (const action of actions) tab.store.perform(action(tab.farm()));
      while (tab.undoLabels().length > steps) tab.store.undo();
      expect(contentOf(tab.farm())).toBe(before);
      tab.store.close();
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('seed on hand is what the recorded trays have left of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep(), { maxLength: 30 }), async (steps) => {
      const tab = await aPlantedTab();
      for (const step of steps) takeStep(tab, step);
      const { seedsInventory, traysPlantedLog } = tab.farm();
      for (const { varietyId, trays } of traysPlantedLog) {
        const used = (-trays * SEED_GRAMS) / GRAMS_PER.lb;
        expect(seedOnHand(seedsInventory, varietyId)).toBeCloseTo(used, 9);
      }
      tab.store.close();
    }),
    { numRuns: 40 },
  );
}, 60_000);

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
  expect(counts(second.farm())).toEqual(countsByWork(second.farm()));
  expect(second.farm().trayStatus.inUseWithHoles).toBe(32);
});

function aCycle(varietyId: string, trays: number): readonly [Task, Task] {
  const cycle = {
    varietyId,
    trays,
    trayUsage: trayUsage(trays, 'WEIGHTED', 4),
    cycleKey: `${varietyId}|${HARVEST_DAY}`,
  };
  return [
    aTask({ ...cycle, dateISO: PLANTING_DAY }),
    aTask({ ...cycle, type: 'HARVEST', dateISO: HARVEST_DAY }),
  ];
}

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

type Act = (farm: FarmDocument) => FarmAction;
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
  return fc.oneof({ weight: 6, arbitrary: anyAction() }, { weight: 1, arbitrary: backAndForth });
}

function anyAction(): fc.Arbitrary<Act> {
  const task = fc.constantFrom(...CYCLES.flat());
  const toggle = task.map(
    ({ id }) =>
      () =>
        ({ type: 'TOGGLE_TASK_DONE', payload: { id } }) as const,
  );
  const skip = task.map(
    ({ id }) =>
      () =>
        ({ type: 'SKIP_TASK', payload: { id } }) as const,
  );
  const scrub = fc.nat(3).map((pick) => (farm: FarmDocument) => {
    const scrubs = farm.tasks.filter(({ special }) => special === 'TRAY_SCRUB');
    const id = scrubs[pick % Math.max(1, scrubs.length)]?.id ?? 'none';
    return { type: 'TOGGLE_TASK_DONE', payload: { id } } as const;
  });
  const record = fc.tuple(task, fc.nat(14), fc.boolean()).map(
    ([{ id, varietyId = '', trays = 0 }, actualTrays, markDayDone]) =>
      () =>
        ({
          type: 'RECORD_TRAYS_PLANTED',
          payload: {
            dateISO: PLANTING_DAY,
            recordedAtISO: '2026-11-20T17:00:00.000Z',
            markDayDone,
            entries: [
              { varietyId, actualTrays, expectedTrays: trays, taskIds: [id], source: 'task' },
            ],
          },
        }) as const,
  );
  const threshold = fc
    .constantFrom(1, 20, 40, 90)
    .map(
      (dirtyThreshold) => () =>
        ({ type: 'UPDATE_SETTINGS', payload: { trays: { dirtyThreshold } } }) as const,
    );
  const closeDay = fc
    .constantFrom(PLANTING_DAY, HARVEST_DAY)
    .map((dateISO) => () => ({ type: 'MARK_DAY_DONE', payload: { dateISO } }) as const);
  return fc.oneof(
    { weight: 6, arbitrary: toggle },
    { weight: 3, arbitrary: record },
    { weight: 3, arbitrary: scrub },
    { weight: 1, arbitrary: skip },
    { weight: 1, arbitrary: threshold },
    { weight: 1, arbitrary: closeDay },
  );
}

/** In use with and without holes, covers, bottoms; dirty with and without holes. */
function counts({ trayStatus }: FarmDocument): readonly number[] {
  return [
    trayStatus.inUseWithHoles,
    trayStatus.inUseWithoutHoles,
    trayStatus.inUseTopCovers,
    trayStatus.inUseBottomSolids,
    trayStatus.dirtyWithHoles,
    trayStatus.dirtyWithoutHoles,
  ];
}

/** The same, counted from the tasks that are done and the log alone. */
function countsByWork(farm: FarmDocument): readonly number[] {
  const isDone = ({ id }: Task) =>
    farm.tasks.some((task) => task.id === id && task.done && task.skipped !== true);
  const scrubbed = new Set(
    farm.tasks.flatMap((task) =>
      task.done ? (task.scrubInfo?.clearedHarvests ?? []).map(({ cycleKey }) => cycleKey) : [],
    ),
  );
  const inUse: TrayUsage[] = [];
  const dirty: TrayUsage[] = [];
  for (const [plant, harvest] of CYCLES) {
    const recorded = farm.traysPlantedLog.find(({ varietyId }) => varietyId === plant.varietyId);
    const planned = plant.trays ?? 0;
    const trays = isDone(plant) ? (recorded?.trays ?? planned) : planned;
    const usage = trayUsage(trays, 'WEIGHTED', 4);
    if (isDone(harvest) && !scrubbed.has(plant.cycleKey)) dirty.push(usage);
    if (isDone(plant) && !isDone(harvest)) inUse.push(usage);
  }
  const sum = (usages: readonly TrayUsage[], field: keyof TrayUsage) =>
    usages.reduce((total, usage) => total + usage[field], 0);
  return [
    sum(inUse, 'withHoles'),
    sum(inUse, 'withoutHoles'),
    sum(inUse, 'topCovers'),
    sum(inUse, 'bottomSolids'),
    sum(dirty, 'withHoles'),
    sum(dirty, 'withoutHoles'),
  ];
}

function scrubsAsked({ tasks }: FarmDocument): readonly (string | undefined)[] {
  return tasks.filter((task) => task.special !== undefined && !task.done).map(({ title }) => title);
}

function scrubsNeeded({ trayStatus, settings }: FarmDocument): readonly string[] {
  const dirty = trayStatus.dirtyWithHoles + trayStatus.dirtyWithoutHoles;
  const isNeeded = dirty > 0 && dirty >= settings.trays.dirtyThreshold;
  return isNeeded ? [`Scrub Trays — ${dirty} dirty`] : [];
}
