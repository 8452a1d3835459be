import { expect, test } from 'vitest';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { aFarm, aGeneralTask, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { recordTrays, toggleDone } from '#tests/support/actions/work-actions.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmAction } from './farm-action.ts';
import { perform } from './perform.ts';

const MARIA = { memberId: 'mbr_maria', name: 'Maria' };
const AT_SEVEN: ActionContext = {
  today: '2025-03-04',
  now: Date.parse('2025-03-04T07:42:00.000Z'),
  who: MARIA,
};
const BY_MARIA = { ...MARIA, atISO: '2025-03-04T07:42:00.000Z' };
const NOBODY: ActionContext = { today: AT_SEVEN.today, now: AT_SEVEN.now };

function after(farm: FarmDocument, action: FarmAction, moment = AT_SEVEN): FarmDocument {
  return perform(farm, { ...action, moment }).document;
}

const sweep = aGeneralTask({ id: 'gen_1', dateISO: '2025-03-04' });
const byOf = (farm: FarmDocument) => farm.tasks.map((task) => task.by);

test('a task has the author who did or skipped it until it is reopened', () => {
  const done = after(aFarm({ tasks: [sweep] }), toggleDone('gen_1', true));
  expect(byOf(done)).toEqual([BY_MARIA]);
  expect(after(done, toggleDone('gen_1', false)).tasks[0]).not.toHaveProperty('by');
  const plant = aTask();
  const skipped = after(aFarm({ tasks: [plant] }), {
    type: 'SKIP_TASK',
    payload: { id: plant.id },
  });
  expect(skipped.tasks[0]).toMatchObject({ skipped: true, by: BY_MARIA });
});

test('done work keeps its author when another member does the rest of the day', () => {
  const byJoe = { memberId: 'mbr_joe', name: 'Joe', atISO: '2025-03-04T06:00:00.000Z' };
  const done = { ...sweep, done: true, by: byJoe };
  const other = aGeneralTask({ id: 'gen_2', dateISO: '2025-03-04' });
  const farm = aFarm({ tasks: [done, other] });
  const all = after(farm, { type: 'MARK_DAY_DONE', payload: { dateISO: '2025-03-04' } });
  expect(byOf(all)).toEqual([byJoe, BY_MARIA]);
});

test('a device without a key signs nothing, and takes the name off what it does again', () => {
  const farm = aFarm({ tasks: [sweep] });
  const done = after(farm, toggleDone('gen_1', true), NOBODY);
  expect(done.tasks[0]).not.toHaveProperty('by');
  const byMaria = after(farm, toggleDone('gen_1', true));
  const again = after(
    after(byMaria, toggleDone('gen_1', false), NOBODY),
    toggleDone('gen_1', true),
    NOBODY,
  );
  expect(again.tasks).toEqual(done.tasks);
});

test('recorded trays, the seed booked for them and a loss tell who recorded them', () => {
  const variety = aVariety({ id: 'pea', seedGPerTray: 20 });
  const farm = aFarm({ varieties: [variety] });
  const planted = after(farm, recordTrays('2025-03-04', { actualTrays: 3, expectedTrays: 3 }));
  expect(planted.traysPlantedLog.map(({ by }) => by)).toEqual([BY_MARIA]);
  expect(planted.seedsInventory.map(({ by }) => by)).toEqual([BY_MARIA]);
  const loss = aHarvestLoss({ dateISO: '2025-03-04', atISO: BY_MARIA.atISO });
  const lost = after(planted, { type: 'ADD_HARVEST_LOSS', payload: loss });
  expect(lost.harvestLosses.map(({ by }) => by)).toEqual([BY_MARIA]);
  // What was recorded before is not recorded anew.
  expect(lost.traysPlantedLog).toBe(planted.traysPlantedLog);
});

test('work loaded from a file keeps the file’s authors', () => {
  const byJoe = { memberId: 'mbr_joe', name: 'Joe', atISO: '2025-03-03T06:00:00.000Z' };
  const farm = aFarm({ tasks: [{ ...sweep, done: true, by: byJoe }] });
  const loaded = after(aFarm(), {
    type: 'LOAD_DATA_SLICES',
    payload: { slices: { tasks: farm.tasks } },
  });
  expect(byOf(loaded)).toEqual([byJoe]);
});
