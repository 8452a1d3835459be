import { expect, test, vi } from 'vitest';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';

const WASH = { type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } } as const;

async function openWith(device: Partial<ReturnType<typeof anEnvironment>['device']>) {
  const disk = emptyMemoryDisk();
  const storage = memoryDocumentStorage(disk);
  const append = vi.spyOn(storage, 'append');
  const world = anEnvironment(disk, storage);
  const store = await openedStore({ ...world, device: { ...world.device, ...device } });
  store.perform(WASH);
  await store.settled();
  append.mockClear();
  return { store, append, world };
}

test('after everything was removed there is no farm on the screen and nothing is written again', async () => {
  const erase = vi.fn(async () => undefined);
  const { store, append, world } = await openWith({ erase });
  store.continueWithoutGoogle();
  await store.eraseDevice();
  expect(erase).toHaveBeenCalledOnce();
  const { isErased, document, history, anonymousId } = store.state();
  expect(isErased).toBe(true);
  expect(document.settings.commonTasks).not.toContain('Wash racks');
  expect(history.undo).toEqual([]);
  expect(anonymousId).toBeNull();
  store.perform(WASH);
  world.pass(60_000);
  await turns();
  expect(append).not.toHaveBeenCalled();
});

test('while everything is removed no other farm takes the place of this one', async () => {
  const seen: boolean[] = [];
  const { store } = await openWith({
    async erase() {
      seen.push(store.isErasing(), store.state().isErased);
    },
  });
  expect(store.isErasing()).toBe(false);
  await store.eraseDevice();
  expect(seen).toEqual([true, false]);
});

test('a farm that could not be removed says so, and stays on the screen', async () => {
  const erase = async () => Promise.reject(new Error('The browser refuses'));
  const { store } = await openWith({ erase });
  await expect(store.eraseDevice()).rejects.toThrow('The browser refuses');
  expect(store.state().isErased).toBe(false);
});

test('another tab forgets the farm, too', async () => {
  let otherTabErases = (): void => undefined;
  const onErase = (listener: () => void) => {
    otherTabErases = listener;
    return () => undefined;
  };
  const { store, append } = await openWith({ onErase });
  otherTabErases();
  expect(store.state().isErased).toBe(true);
  store.perform(WASH);
  await turns();
  expect(append).not.toHaveBeenCalled();
});
