import { expect, test } from 'vitest';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { failingStorage } from '#tests/support/devices/failing-storage.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { canonicalJson } from '../document/canonical-json.ts';

const WASH = { type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } } as const;

test('a failed write stays on the screen as not saved and is tried again', async () => {
  const disk = emptyMemoryDisk();
  let broken = false;
  const storage = failingStorage(memoryDocumentStorage(disk), () => (broken ? 'before' : 'none'));
  const { store, farm, world } = await openTab(disk, storage);
  await store.settled();
  broken = true;
  store.perform(WASH);
  await turns();
  expect(store.state().save).toBe('not-saved');
  expect(farm().settings.commonTasks).toContain('Wash racks');
  world.pass(500);
  await turns();
  expect(store.state().save).toBe('not-saved');
  broken = false;
  world.pass(999);
  await turns();
  expect(store.state().save).toBe('not-saved');
  world.pass(1);
  await store.settled();
  expect(store.state().save).toBe('saved');
  expect((await openTab(disk)).farm().settings.commonTasks).toContain('Wash racks');
});

test('once a write was refused, what is saved is in the mirror at once, and again when saving goes on', async () => {
  const disk = emptyMemoryDisk();
  let broken = false;
  const storage = failingStorage(memoryDocumentStorage(disk), () => (broken ? 'before' : 'none'));
  const { store, world } = await openTab(disk, storage);
  store.perform(WASH);
  await store.settled();
  expect(world.mirror.read()['mgm.state'] ?? '').not.toContain('Wash racks');
  broken = true;
  store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Oil hinges' } });
  await turns();
  expect(world.mirror.read()['mgm.state']).toContain('Wash racks');
  expect(world.mirror.read()['mgm.state']).not.toContain('Oil hinges');
  broken = false;
  world.pass(500);
  await store.settled();
  expect(world.mirror.read()['mgm.state']).toContain('Oil hinges');
});

test(
  'whichever storage call fails, nothing that was called saved is lost and nothing is stored twice',
  { timeout: 60_000 },
  async () => {
    for (const when of ['before', 'after'] as const) {
      for (let failing = 1; failing <= 70; failing += 1) {
        const disk = emptyMemoryDisk();
        const storage = failingStorage(memoryDocumentStorage(disk), (call) =>
          call === failing ? when : 'none',
        );
        const { store, farm, world } = await openTab(disk, storage);
        for (let n = 0; n < 60; n += 1) {
          // Carried out twice, this would make two tasks.
          store.perform({
            type: 'ADD_MANUAL_TASK',
            payload: { id: `gen_${n}`, title: 'Sweep', dateISO: '2026-11-20' },
          });
          await turns();
          world.pass(500);
          await turns();
          if (store.state().save === 'saved') expect(disk.rows.length).toBe(n + 1);
        }
        await store.settled();
        expect(store.state().save).toBe('saved');
        const again = await openTab(disk);
        expect(again.farm().tasks.length).toBe(60);
        expect(again.undoLabels().length).toBe(60);
        expect(canonicalJson(again.farm())).toBe(canonicalJson(farm()));
      }
    }
  },
);

test('a log that the browser clears away under an open tab is begun again from that tab', async () => {
  const disk = emptyMemoryDisk();
  const { store, farm } = await openTab(disk);
  store.perform(WASH);
  await store.settled();
  Object.assign(disk, { snapshot: null, rows: [] });
  store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Oil hinges' } });
  await store.settled();
  expect(store.state().save).toBe('saved');
  const again = await openTab(disk);
  expect(canonicalJson(again.farm())).toBe(canonicalJson(farm()));
  expect(again.farm().settings.commonTasks).toContain('Wash racks');
});
