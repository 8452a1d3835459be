import { expect, test, vi } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { emptyMemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';

// A tab whose first screen is drawn while the code of actions is still on its way.
vi.mock('./load-changes.ts', async () => {
  const { makeChange } = await import('./make-change.ts');
  return { loadChanges: Object.assign(async () => ({ makeChange }), { now: () => null }) };
});

test('what is done before the code of actions is here is carried out in order, and goes to the disk', async () => {
  const disk = emptyMemoryDisk();
  const { store, farm, undoLabels } = await openTab(disk);
  await store.settled();
  store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea', name: 'Pea' }) });
  store.perform({ type: 'UPDATE_SETTINGS', payload: { siteTitle: 'Hill Farm' } });
  expect(store.state().save).toBe('saving');
  await store.settled();
  expect(farm().varieties.map(({ id }) => id)).toEqual(['pea']);
  expect(undoLabels()).toEqual(['Add variety Pea', 'Change settings']);
  expect(store.state().save).toBe('saved');
  const reopened = await openTab(disk);
  expect(reopened.undoLabels()).toEqual(undoLabels());
});

test('an action that changes nothing leaves the farm saved, also when it had to wait', async () => {
  const { store, undoLabels } = await openTab();
  store.perform({ type: 'TOGGLE_TASK_DONE', payload: { id: 'none' } });
  await store.settled();
  expect(store.state().save).toBe('saved');
  expect(undoLabels()).toEqual([]);
});
