import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import { seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { plantedCounts } from '#domain/planning/recorded-plantings.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { type TestTab, openTab } from '#tests/support/devices/open-tab.ts';
import type { FarmAction } from '../records/farm-action.ts';
import { perform } from '../records/perform.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectSupplyLedger } from '../selectors/supply.ts';

const TODAY = '2026-11-20';
const RUNS = { numRuns: 40 };
/** Grams on a tray, and pounds that were bought. */
const SEED = [
  { varietyId: 'sunflower', grams: 190, bought: 5 },
  { varietyId: 'radish', grams: 34, bought: 3 },
] as const;

/** What a grower reports of a task. */
type Report = (task: Task, farm: FarmDocument) => FarmAction;
type Step = 'undo' | 'redo' | { readonly pick: number; readonly report: Report };

const tick: Report = ({ id }) => ({ type: 'TOGGLE_TASK_DONE', payload: { id, done: true } });
const untick: Report = ({ id }) => ({ type: 'TOGGLE_TASK_DONE', payload: { id, done: false } });
const skip: Report = ({ id }) => ({ type: 'SKIP_TASK', payload: { id } });
const markPlanted: Report = ({ cycleKey }) => ({ type: 'MARK_PLANTED', payload: { cycleKey } });

/** Settles all that is late in one go. */
function settleLate(type: 'MARK_LATE_DONE' | 'MOVE_LATE_TO_TODAY' | 'SKIP_LATE'): Report {
  return (_task, { tasks }) => {
    const late = tasks.filter(({ dateISO, done }) => !done && dateISO < TODAY);
    return { type, payload: { taskIds: late.map(({ id }) => id), cycleKeys: [] } };
  };
}

/** Puts right what is recorded of the day and variety of a task; where nothing is, nothing happens. */
function correct(actualTrays: number): Report {
  return ({ dateISO, varietyId = '' }, { traysPlantedLog }) => {
    const entries = traysPlantedLog
      .filter((entry) => entry.dateISO === dateISO && entry.varietyId === varietyId)
      .map(({ expectedTrays, taskIds, source }) => ({
        varietyId,
        actualTrays,
        expectedTrays,
        taskIds,
        source,
      }));
    const recordedAtISO = '2026-11-20T12:00:00.000Z';
    return { type: 'RECORD_TRAYS_PLANTED', payload: { dateISO, entries, recordedAtISO } };
  };
}

function lose(qty: number): Report {
  return ({ cycleKey, varietyId = '' }, { harvestLosses }) => ({
    type: 'ADD_HARVEST_LOSS',
    payload: aHarvestLoss({
      id: `loss_${harvestLosses.length}`,
      dateISO: TODAY,
      varietyId,
      qty,
      cycleKey,
    }),
  });
}

const findAgain: Report = (_task, { harvestLosses }) => ({
  type: 'DELETE_HARVEST_LOSS',
  payload: { id: harvestLosses[0]?.id ?? 'none' },
});

function move(days: number): Report {
  return ({ id }) => ({ type: 'MOVE_TASK', payload: { id, dateISO: `2026-11-${20 + days}` } });
}

function anyStep(): fc.Arbitrary<Step> {
  const report = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(tick, tick, untick, skip, markPlanted) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('MARK_LATE_DONE', 'MOVE_LATE_TO_TODAY', 'SKIP_LATE')
        .map(settleLate),
    },
    { weight: 2, arbitrary: fc.nat({ max: 5 }).map(correct) },
    { weight: 2, arbitrary: fc.nat({ max: 9 }).map(move) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }).map(lose) },
    { weight: 1, arbitrary: fc.constant(findAgain) },
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ pick: fc.nat({ max: 500 }), report }) },
    { weight: 1, arbitrary: fc.constantFrom<('undo' | 'redo')[]>('undo', 'redo') },
  );
}

/** A tab with the orders of the bistro, planned, and nothing reported yet. */
async function aBistroTab(): Promise<TestTab> {
  const tab = await openTab();
  const { varieties, products, orders, seedsInventory, settings } = bistroFarm();
  tab.store.perform({
    type: 'LOAD_DATA_SLICES',
    payload: { slices: { varieties, products, orders, seedsInventory, settings } },
  });
  return tab;
}

/** Takes the steps, and keeps what stands: done and not undone. */
function report(tab: TestTab, steps: readonly Step[]): readonly FarmAction[] {
  const { store, farm, undoLabels } = tab;
  const base = undoLabels().length;
  let standing: readonly FarmAction[] = [];
  let undone: readonly FarmAction[] = [];
  for (const step of steps) {
    if (step === 'undo') {
      if (undoLabels().length === base) continue;
      store.undo();
      undone = [...standing.slice(-1), ...undone];
      standing = standing.slice(0, -1);
    } else if (step === 'redo') {
      store.redo();
      standing = [...standing, ...undone.slice(0, 1)];
      undone = undone.slice(1);
    } else {
      const soon = farm().tasks.filter(
        ({ cycleKey, dateISO }) => cycleKey !== '' && dateISO <= '2026-12-05',
      );
      const task = soon[step.pick % soon.length];
      if (task === undefined) throw new Error('There is work.');
      const action = step.report(task, farm());
      const before = undoLabels().length;
      store.perform(action);
      if (undoLabels().length === before) continue;
      standing = [...standing, action];
      undone = [];
    }
  }
  return standing;
}

function whatIsReported({ tasks, traysPlantedLog, seedsInventory, trayStatus }: FarmDocument) {
  return { tasks, traysPlantedLog, seedsInventory, trayStatus };
}

function always(law: (tab: TestTab, standing: readonly FarmAction[], start: FarmDocument) => void) {
  return checkSlowLaw([fc.array(anyStep(), { maxLength: 25 })], RUNS, async (steps) => {
    const tab = await aBistroTab();
    const start = tab.farm();
    const standing = report(tab, steps);
    law(tab, standing, start);
    tab.store.close();
  });
}

test('log, seed, trays and work are a fold over the current reports, whatever was undone and redone', async () => {
  await always((tab, standing, start) => {
    const moment = { today: TODAY, now: tab.world.clock.now() };
    const folded = standing.reduce(
      (farm, action) => perform(farm, { ...action, moment }).document,
      start,
    );
    expect(whatIsReported(tab.farm())).toEqual(whatIsReported(folded));
    expect(selectSupplyLedger(tab.farm(), TODAY)).toEqual(forecastSupply(folded, TODAY).ledger);
  });
});

test('the log has exactly the done plantings, and every tray used its seed', async () => {
  await always((tab) => {
    const { tasks, traysPlantedLog, seedsInventory } = tab.farm();
    const ticked = tasks.filter((task) => task.type === 'PLANT' && isCarriedOut(task));
    expect(traysPlantedLog.flatMap(({ taskIds }) => taskIds).toSorted()).toEqual(
      ticked.map(({ id }) => id).toSorted(),
    );
    for (const { varietyId, grams, bought } of SEED) {
      const trays = traysPlantedLog
        .filter((entry) => entry.varietyId === varietyId)
        .reduce((sum, entry) => sum + entry.trays, 0);
      const left = bought - (trays * grams) / GRAMS_PER.lb;
      expect(seedOnHand(seedsInventory, varietyId)).toBeCloseTo(left, 6);
    }
  });
});

test('a batch gives the trays that are planted or still to be planted in time, less those lost', async () => {
  await always((tab) => {
    const { tasks, traysPlantedLog, harvestLosses } = tab.farm();
    const countOf = plantedCounts(traysPlantedLog, tasks);
    // A farm that has ticked, skipped or recorded no planting up to today does not tick: nothing is late.
    const isTicking =
      traysPlantedLog.some(({ dateISO }) => dateISO <= TODAY) ||
      tasks.some((task) => task.type === 'PLANT' && task.done && task.dateISO <= TODAY);
    for (const { lots } of selectSupplyLedger(tab.farm(), TODAY).values()) {
      for (const { id, countedTrays, lostTrays, oz } of lots) {
        const batch = tasks.filter(({ cycleKey }) => cycleKey === id);
        const plant = batch.find(({ type }) => type === 'PLANT');
        if (plant === undefined) continue;
        const isLate = batch.some(
          ({ type, done, dateISO }) =>
            (type === 'PLANT' || type === 'SOAK') && !done && dateISO < TODAY,
        );
        const isCut = batch.some((task) => task.type === 'HARVEST' && isCarriedOut(task));
        const trays = plant.skipped
          ? 0
          : isCarriedOut(plant) || isCut
            ? countOf(plant)
            : isLate && isTicking
              ? 0
              : (plant.trays ?? 0);
        expect(countedTrays).toBe(trays);
        expect(lostTrays).toBeLessThanOrEqual(trays);
        if (harvestLosses.length === 0) expect(lostTrays).toBe(0);
        expect(oz).toBeLessThanOrEqual((trays - lostTrays) * 16);
      }
    }
  });
});
