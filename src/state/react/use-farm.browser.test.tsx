import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { type TestTab, openTab } from '#tests/support/devices/open-tab.ts';
import { ActionVoiceContext, FarmContext } from './farm-context.ts';
import { toast } from '#ui/toasts/toast.ts';
import {
  useFarm,
  useHistory,
  useNewId,
  useNow,
  usePerform,
  useSaveStatus,
  useToday,
} from './use-farm.ts';
import { usePlanPreview } from './answers/use-plan-preview.ts';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('a screen follows what is done and undone', async () => {
  const tab = await openTab();
  const screen = await show(tab, () => {
    const perform = usePerform();
    const { undo, undoLabel } = useHistory();
    return { perform, undo, undoLabel, tasks: useFarm((farm) => farm.settings.commonTasks) };
  });
  await act(async () =>
    screen.now().perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } }),
  );
  expect(screen.now().tasks).toContain('Wash racks');
  expect(screen.now().undoLabel).toBe('Save common task Wash racks');
  await act(async () => screen.now().undo());
  expect(screen.now().tasks).not.toContain('Wash racks');
  expect(screen.now().undoLabel).toBe(null);
});

test('the end of a save asks nothing of the farm', async () => {
  const tab = await openTab();
  const asked: FarmDocument[] = [];
  const selectNames = (farm: FarmDocument) => {
    asked.push(farm);
    return farm.settings.commonTasks;
  };
  const screen = await show(tab, () => ({
    perform: usePerform(),
    save: useSaveStatus(),
    names: useFarm(selectNames),
  }));
  asked.length = 0;
  await act(async () => {
    screen.now().perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } });
    await tab.store.settled();
  });
  expect(screen.now().save).toBe('saved');
  expect(asked).toHaveLength(1);
});

test('a screen is told when what it saves into is gone', async () => {
  const screen = await show(await openTab(), usePerform);
  const payload = { id: 'salt', patch: { name: 'Salt' } };
  expect(() => screen.now()({ type: 'UPDATE_PRO_ITEM', payload })).toThrow(
    'This was deleted on another device.',
  );
});

test('a screen knows the day, the time, and whether all is saved', async () => {
  const tab = await openTab();
  const screen = await show(tab, () => ({
    today: useToday(),
    now: useNow(),
    newId: useNewId(),
    save: useSaveStatus(),
  }));
  expect(screen.now()).toMatchObject({ today: '2026-11-20', save: 'saved' });
  expect(screen.now().now()).toBe('2026-11-20T08:00:00.000Z');
  expect(screen.now().newId('ord')).toMatch(/^ord_[0-9a-z]+$/);
  await act(async () => tab.world.beginDay('2026-11-21'));
  expect(screen.now().today).toBe('2026-11-21');
});

test('a visitor is admitted without an account, and not anymore after signing out', async () => {
  const { store } = await openTab(emptyMemoryDisk());
  const isAdmitted = () => store.state().anonymousId !== null;
  expect(isAdmitted()).toBe(false);
  store.continueWithoutGoogle();
  expect(isAdmitted()).toBe(true);
  await store.signOut();
  expect(isAdmitted()).toBe(false);
});

test('a form sees what its save would move in the plan', async () => {
  const tab = await openTab();
  tab.store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  const order = anOrder({ id: 'o', date: '2026-12-04', items: [packages('prod_pea', 4, 4)] });
  const screen = await show(tab, () => usePlanPreview({ type: 'ADD_ORDER', payload: order }));
  // 4 packages of 4 oz = 16 oz = 2 trays of 8 oz; 6 percent on top asks for a third, which is within one extra.
  expect(screen.now().label).toEqual('+3 trays Pea, Fri 12/4');
  expect(tab.farm().orders).toEqual([]);
});

/** Shows a screen that reads something from the farm; `now` is what it last read. */
async function show<T>(tab: TestTab, read: () => T): Promise<{ now(): T }> {
  const seen: T[] = [];
  function Screen() {
    seen.push(read());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <FarmContext value={tab.store}>
        <ActionVoiceContext value={toast}>
          <Screen />
        </ActionVoiceContext>
      </FarmContext>,
    ),
  );
  return {
    now() {
      const last = seen.at(-1);
      if (last === undefined) throw new Error('Nothing was shown');
      return last;
    },
  };
}
