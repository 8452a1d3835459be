import { expect, test } from 'vitest';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { aFairFarm, type FairFarm } from '#tests/support/simulated-members/fair-farm.ts';
import type { MemberPhone } from '#tests/support/simulated-members/member-phone.ts';
import { asRecord } from '#state/document/json-record.ts';

const A_MINUTE = 60_000;
const ORDERS = ['ord_1', 'ord_2'].map((id) =>
  anOrder({ id, date: '2026-12-04', items: [packages('prod_pea', 1, 4)] }),
);

const openWork = ({ farm }: MemberPhone) =>
  farm()
    .tasks.filter(({ done }) => !done)
    .map(({ id, trays }) => `${id} ${trays ?? ''}`)
    .toSorted();

async function tasksStored({ service }: FairFarm): Promise<unknown> {
  const stored: unknown = JSON.parse((await service.text()) ?? '{}');
  return asRecord(stored)['tasks'];
}

test('a grower who is made a helper before a deleted order was sent has its work again, and takes it from nobody', async () => {
  const farm = await aFairFarm();
  const ana = await farm.arrives('Ana', 'OWNER');
  ana.store().perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  for (const payload of ORDERS) ana.store().perform({ type: 'ADD_ORDER', payload });
  await farm.pass(A_MINUTE);
  const gina = await farm.arrives('Gina', 'GROWER');
  await farm.pass(A_MINUTE);
  const work = openWork(ana);
  const tasks = await tasksStored(farm);
  expect(work.length).toBeGreaterThan(0);
  expect(openWork(gina)).toEqual(work);
  gina.weather.offline = true;
  for (const { id } of ORDERS) gina.store().perform({ type: 'DELETE_ORDER', payload: { id } });
  await farm.pass(A_MINUTE);
  expect(openWork(gina)).toEqual([]);
  await farm.service.setRole(gina.member().now().memberId, 'HELPER');
  gina.weather.offline = false;
  await farm.pass(3 * A_MINUTE);
  expect(gina.farm().orders.map(({ id }) => id)).toEqual(['ord_1', 'ord_2']);
  expect([openWork(gina), openWork(ana)]).toEqual([work, work]);
  expect(await tasksStored(farm)).toEqual(tasks);
});
