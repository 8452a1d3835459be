import { expect, test } from 'vitest';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { type TestTab, openTab } from '#tests/support/devices/open-tab.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { NewerVersionError } from './newer-version-error.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';

const WASH = { type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } } as const;
const OIL = { type: 'UPSERT_COMMON_TASK', payload: { name: 'Oil hinges' } } as const;

/** A tab, and the moment from which on a newer version keeps its farm. */
async function aTabToOvertake(): Promise<TestTab & { readonly update: () => void }> {
  const disk = emptyMemoryDisk();
  const storage = memoryDocumentStorage(disk);
  let isNewer = false;
  const refused = async (): Promise<never> => {
    throw new NewerVersionError();
  };
  const whileOwn: DocumentStorage = {
    ...storage,
    append: (...row) => (isNewer ? refused() : storage.append(...row)),
    rowsAfter: (revision) => (isNewer ? refused() : storage.rowsAfter(revision)),
  };
  const tab = await openTab(disk, whileOwn);
  await tab.store.settled();
  const update = (): void => {
    isNewer = true;
    disk.tabs.forEach((tell) => tell());
  };
  return { ...tab, update };
}

test('a tab learns of a newer version from another tab, and lets nothing be changed anymore', async () => {
  const { store, farm, update } = await aTabToOvertake();
  store.perform(WASH);
  await store.settled();
  update();
  await turns();
  expect(store.state()).toMatchObject({ isOutdated: true, save: 'saved' });
  expect(() => store.perform(OIL)).toThrow('A newer version of the app keeps this farm');
  expect(() => store.undo()).toThrow('A newer version of the app keeps this farm');
  expect(farm().settings.commonTasks).toContain('Wash racks');
  expect(farm().settings.commonTasks).not.toContain('Oil hinges');
});

test('a change that a newer version refuses stays on the screen as not saved, and is not tried again', async () => {
  const { store, farm, world, update } = await aTabToOvertake();
  store.perform(WASH);
  update();
  await store.settled();
  expect(store.state()).toMatchObject({ isOutdated: true, save: 'not-saved' });
  world.pass(60_000);
  await store.settled();
  expect(store.state().save).toBe('not-saved');
  expect(farm().settings.commonTasks).toContain('Wash racks');
});
