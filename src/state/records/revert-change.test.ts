import { expect, test } from 'vitest';
import { anOrder, packages } from '#tests/support/builders/builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { add, twoDevices } from '#tests/support/simulated-devices/quiet-days.ts';

const MINUTE = 60_000;

test('an order that is brought back brings no tasks for a crop that another device has deleted since', async () => {
  const { around, first: office, second: phone } = await twoDevices();
  add(office, 'pea');
  const items = [packages('prod_pea', 4, 4)];
  const order = anOrder({ id: 'ord_1', date: '2026-12-04', items });
  office.store().perform({ type: 'ADD_ORDER', payload: order });
  office.store().perform({ type: 'DELETE_ORDER', payload: { id: 'ord_1' } });
  await around.time.pass(MINUTE);
  phone.store().perform({ type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  await around.time.pass(MINUTE);
  office.store().undo();
  await around.time.pass(MINUTE);
  for (const farm of [office.farm(), phone.farm()]) {
    expect(farm.orders.map(({ id }) => id)).toEqual(['ord_1']);
    expect(farm.tasks).toEqual([]);
  }
});

test('the first weight of a farm is taken back and put in again without those that others weighed since', async () => {
  const { around, first: office, second: phone } = await twoDevices();
  add(office, 'pea');
  const weigh = (dateISO: string) =>
    ({ type: 'RECORD_HARVEST', payload: { record: aWeighedHarvest({ dateISO }) } }) as const;
  office.store().perform(weigh('2026-11-12'));
  await around.time.pass(MINUTE);
  phone.store().perform(weigh('2026-11-13'));
  await around.time.pass(MINUTE);
  const weighed = () =>
    [office, phone].map((device) => device.farm().harvestLog?.map(({ dateISO }) => dateISO));
  office.store().undo();
  await around.time.pass(MINUTE);
  expect(weighed()).toEqual([['2026-11-13'], ['2026-11-13']]);
  office.store().redo();
  await around.time.pass(MINUTE);
  expect(weighed()).toEqual([
    ['2026-11-12', '2026-11-13'],
    ['2026-11-12', '2026-11-13'],
  ]);
});

test('the first weight of a farm is no longer taken back once somebody else has corrected it', async () => {
  const { around, first: office, second: phone } = await twoDevices();
  add(office, 'pea');
  const record = aWeighedHarvest({ varietyId: 'pea', dateISO: '2026-11-12' });
  office.store().perform({ type: 'RECORD_HARVEST', payload: { record } });
  await around.time.pass(MINUTE);
  const corrected = { ...record, weightOz: 12 };
  phone.store().perform({ type: 'RECORD_HARVEST', payload: { record: corrected } });
  await around.time.pass(MINUTE);
  office.store().undo();
  await around.time.pass(MINUTE);
  for (const farm of [office.farm(), phone.farm()]) expect(farm.harvestLog).toEqual([corrected]);
});
