import { expect, test } from 'vitest';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { contentOf, openTab, type TestTab } from '#tests/support/devices/open-tab.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import type { FarmAction } from '../records/farm-action.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';

const CUT = '2026-12-10';
const LOAD = aDryLoad({
  dryerId: 'fd-1',
  startISO: CUT,
  lines: [
    aDryLine({ itemId: 'kale-powder', varietyId: 'red-russian-kale', trays: 3, cutISO: CUT }),
  ],
});

/** Does something, takes it back and does it again: the farm is what it was, each time. */
function step({ store, farm }: TestTab, action: FarmAction): void {
  const before = contentOf(farm());
  store.perform(action);
  const after = contentOf(farm());
  expect(after).not.toBe(before);
  store.undo();
  expect(contentOf(farm())).toBe(before);
  store.redo();
  expect(contentOf(farm())).toBe(after);
}

test('from an item to a completed order, each step with its undo', async () => {
  const tab = await openTab();
  const { farm, store, world } = tab;
  const { alchemy, ...slices } = normalizeFarm(smallFarmState());
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: { ...slices, alchemy } } });
  const stock = () => farm().alchemy.items.find(({ id }) => id === 'kale-powder')?.stockQty;
  const order = () => farm().alchemy.orders.find(({ id }) => id === 'LUMA-001');
  const tick = (type: 'PLANT' | 'HARVEST'): FarmAction => {
    const key = `red-russian-kale|${CUT}`;
    const task = farm().tasks.find((one) => one.type === type && one.cycleKey === key);
    return { type: 'TOGGLE_TASK_DONE', payload: { id: task?.id ?? '', done: true } };
  };

  step(tab, {
    type: 'ADD_PRO_ITEM',
    payload: anItem({
      id: 'kale-powder',
      name: 'Kale powder',
      type: 'microgreen_powder',
      varietyId: 'red-russian-kale',
      stockQty: 0,
    }),
  });
  const recipe = [{ itemId: 'kale-powder', qty: 40, unit: 'g', notes: '' }] as const;
  const { categories } = farm().alchemy;
  const place = { categoryId: categories[0]?.id ?? '', batchOutputQty: 1 };
  step(tab, {
    type: 'ADD_PRO_PRODUCT',
    payload: aProProduct({ id: 'kale-jar', name: 'Kale jar', recipe, ...place }),
  });
  const lines = [{ productId: 'kale-jar', qty: 5, unitPriceUSD: 12 }];
  const customer = { name: 'Luma', email: '' };
  step(tab, {
    type: 'PLACE_PRO_ORDER',
    payload: aProOrder(1, { id: 'LUMA-001', customer, lines, dueAt: '2026-12-15' }),
  });
  // 200 g are short: it stays a draft.
  expect(order()).toMatchObject({ status: 'draft', _reserved: false });

  step(tab, { type: 'ACCEPT_DRY_PLAN', payload: { loads: [LOAD], drop: [] } });
  const planted = farm().tasks.find(
    ({ type, cycleKey }) => type === 'PLANT' && cycleKey === `red-russian-kale|${CUT}`,
  );
  expect(planted?.trays).toBeGreaterThanOrEqual(3);
  world.beginDay(planted?.dateISO ?? '');
  step(tab, tick('PLANT'));
  world.beginDay(CUT);
  step(tab, tick('HARVEST'));
  step(tab, { type: 'TOGGLE_TASK_DONE', payload: { id: `gen_${LOAD.id}`, done: true } });
  expect(farm().dryLoads).toMatchObject([
    { status: 'RUNNING', startISO: CUT, lines: [{ harvests: [`red-russian-kale|${CUT}`] }] },
  ]);
  world.beginDay('2026-12-11');
  step(tab, {
    type: 'WEIGH_DRY_LOAD',
    payload: { id: LOAD.id, lines: [{ itemId: 'kale-powder', wetOz: 90, dryG: 220 }] },
  });
  expect(farm().dryLoads?.[0]?.status).toBe('DONE');
  expect(stock()).toBe(220);
  step(tab, { type: 'COMPLETE_PRO_ORDER', payload: { id: 'LUMA-001' } });
  expect(order()).toMatchObject({ status: 'fulfilled', _consumed: true });
  expect(stock()).toBe(20);
});
