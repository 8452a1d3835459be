import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import { emptyMemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { aFarm, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { contentOf, openTab } from '#tests/support/devices/open-tab.ts';
import { actionFor, choices, makeMove, moves } from '#tests/support/random/random-actions.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import { createFarmStore } from './farm-store.ts';

const WASH = { type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } } as const;

test('a change is seen at once and is saved right after', async () => {
  const { store, farm } = await openTab();
  store.perform(WASH);
  expect(farm().settings.commonTasks).toContain('Wash racks');
  expect(store.state().save).toBe('saving');
  await store.settled();
  expect(store.state().save).toBe('saved');
});

test('an action that changes nothing is not saved and cannot be undone', async () => {
  const { store, undoLabels } = await openTab();
  store.perform({ type: 'DELETE_ORDER', payload: { id: 'nobody' } });
  expect(store.state().save).toBe('saved');
  expect(undoLabels()).toEqual([]);
});

test('a toast’s Undo reverts its change only while it is the latest', async () => {
  const { store, farm } = await openTab();
  store.perform(WASH);
  const washed = store.latestChange();
  store.perform({ type: 'REMOVE_COMMON_TASK', payload: { name: 'Sweep/Mop' } });
  expect(washed !== null && store.undoChange(washed)).toBe(false);
  expect(farm().settings.commonTasks).toContain('Wash racks');
  store.undo();
  expect(washed !== null && store.undoChange(washed)).toBe(true);
  expect(farm().settings.commonTasks).not.toContain('Wash racks');
});

test(
  'a farm is found again as it was left, with what can be undone and redone',
  { timeout: 60_000 },
  async () => {
    await checkSlowLaw([moves({ maxLength: 25 })], { numRuns: 25 }, async (steps) => {
      const disk = emptyMemoryDisk();
      const tab = await openTab(disk);
      for (const step of steps) {
        makeMove(tab, step);
        await tab.store.settled();
        const again = await openTab(disk);
        const { document, history } = tab.store.state();
        const found = again.store.state();
        expect(canonicalJson(found.document)).toBe(canonicalJson(document));
        expect(canonicalJson(found.history)).toBe(canonicalJson(history));
        again.store.close();
      }
    });
  },
);

test(
  'doing, undoing and redoing leads to the same farm, apart from its write stamps',
  { timeout: 60_000 },
  async () => {
    await checkSlowLaw([choices({ maxLength: 25 })], { numRuns: 40 }, async (history) => {
      const { store, farm, undoLabels } = await openTab();
      const states = [contentOf(farm())];
      for (const choice of history) {
        const before = undoLabels().length;
        store.perform(actionFor(choice, farm()));
        if (undoLabels().length > before) states.push(contentOf(farm()));
      }
      for (const state of states.toReversed().slice(1)) {
        store.undo();
        expect(contentOf(farm())).toBe(state);
      }
      for (const state of states.slice(1)) {
        store.redo();
        expect(contentOf(farm())).toBe(state);
      }
    });
  },
);

test('undoing writes the farm anew: the stamp moves forward', async () => {
  const { store, farm, world } = await openTab();
  store.perform(WASH);
  const { lastWriteAt } = farm().meta;
  world.pass(1000);
  store.undo();
  expect(farm().meta.lastWriteAt).toBe(lastWriteAt + 1000);
  store.redo();
  expect(farm().meta.lastWriteAt).toBe(lastWriteAt + 1001);
});

test('a new day plans the tasks, which is no change by a person', async () => {
  const { store, farm, undoLabels, world } = await openTab();
  const pea = aVariety({ id: 'pea' });
  store.perform({ type: 'ADD_VARIETY', payload: pea });
  store.perform({
    type: 'ADD_ORDER',
    payload: anOrder({ id: 'o', date: '2027-02-20', items: [packages('prod_pea', 4, 4)] }),
  });
  const { lastWriteAt } = farm().meta;
  expect(farm().tasks).toEqual([]);
  store.undo();
  world.beginDay('2026-11-24');
  expect(store.state().today).toBe('2026-11-24');
  store.redo();
  expect(farm().tasks.map(({ type }) => type)).toEqual(['PLANT', 'HARVEST']);
  world.beginDay('2026-11-25');
  expect(undoLabels().length).toBe(2);
  expect(farm().meta.lastWriteAt).toBe(lastWriteAt + 2);
});

test('planning for a new day leaves what can be redone', async () => {
  const { store, world } = await openTab();
  store.perform(WASH);
  store.undo();
  world.beginDay('2026-11-21');
  store.redo();
  expect(store.state().document.settings.commonTasks).toContain('Wash racks');
});

test('half a minute after the last change the farm is kept whole', async () => {
  const disk = emptyMemoryDisk();
  const { store, world } = await openTab(disk);
  store.perform(WASH);
  await store.settled();
  world.pass(29_999);
  expect(disk.snapshot?.revision).toBe(0);
  world.pass(1);
  await turns();
  expect(disk.snapshot?.revision).toBe(1);
  expect(world.mirror.read()['mgm.state']).toContain('Wash racks');
});

test('a quarter of an hour apart at the least, copies to go back to are kept', async () => {
  const { store, world } = await openTab();
  for (let minute = 0; minute < 40; minute += 1) {
    store.perform({ type: 'UPDATE_SETTINGS', payload: { siteTitle: `Title ${minute}` } });
    await store.settled();
    world.pass(60_000);
    await turns();
  }
  const minutes = (await store.world.storage.listCopies()).map(
    ({ at }) => (at - Date.UTC(2026, 10, 20, 8)) / 60_000,
  );
  expect(minutes).toEqual([31, 16, 1]);
});

test('after 200 changes the farm is kept whole', async () => {
  const disk = emptyMemoryDisk();
  const { store } = await openTab(disk);
  for (let n = 0; n < 200; n += 1) {
    store.perform({ type: 'UPDATE_SETTINGS', payload: { siteTitle: `Title ${n}` } });
  }
  await store.settled();
  await turns();
  expect(disk.snapshot?.revision).toBe(200);
});

test('tasks that cannot be planned are told to who asks for them, and never stop the day', () => {
  const world = anEnvironment();
  const orders = [anOrder({ date: '2026-12-04', items: [packages('prod_pea', 4, 4)] })];
  // No reader of this app lets such a variety through.
  const broken = { ...aVariety({ id: 'pea' }), steps: null } as unknown as Variety;
  const document = aFarm({ varieties: [broken], orders });
  const store = createFarmStore(world, { revision: 0, snapshotRevision: 0, document, rows: [] });
  expect(() => store.perform({ type: 'REGENERATE_TASKS' })).toThrow();
  world.beginDay('2026-11-21');
  expect(store.state().today).toBe('2026-11-21');
  expect(world.problems).toEqual([expect.stringContaining('Could not rebuild tasks')]);
});
