import { expect, test } from 'vitest';
import { anOrder, aGeneralTask } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { aMember } from '#tests/support/devices/member-double.ts';
import type { FarmMember } from '../ports/farm-member.ts';
import { GrowersOnlyError } from './forbidden-for-helper.ts';
import type { FarmStore } from './farm-store.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';

async function opened(member: FarmMember): Promise<FarmStore> {
  const world = anEnvironment();
  return await openedStore({ ...world, cloud: { ...world.cloud, member } });
}

test('a helper marks work done with their name, and changes nothing else, not even by undo', async () => {
  const member = aMember({ role: 'GROWER' });
  const store = await opened(member);
  const { id } = aGeneralTask();
  store.perform({ type: 'ADD_ORDER', payload: anOrder({ id: 'a' }) });
  member.change({ role: 'HELPER' });
  const addOrder = () => store.perform({ type: 'ADD_ORDER', payload: anOrder({ id: 'b' }) });
  expect(addOrder).toThrow(GrowersOnlyError);
  expect(addOrder).toThrow('Only growers can change this');
  expect(() => store.undo()).toThrow(GrowersOnlyError);
  store.perform({
    type: 'ADD_MANUAL_TASK',
    payload: { id, title: 'Sweep', dateISO: store.state().today },
  });
  store.perform({ type: 'TOGGLE_TASK_DONE', payload: { id } });
  expect(store.state().document.orders.map((order) => order.id)).toEqual(['a']);
  expect(store.state().document.tasks.find((task) => task.id === id)).toMatchObject({
    done: true,
    by: { memberId: 'mbr_maria', name: 'Maria', atISO: '2026-11-20T08:00:00.000Z' },
  });
  store.undo();
  expect(store.state().document.tasks.find((task) => task.id === id)).toMatchObject({
    done: false,
  });
});
