import { expect, test } from 'vitest';
import { emptyMemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';

const LINE = packages('prod_pea', 1, 4);
const MORE = packages('prod_sunflower', 2, 3);
const ORDER = anOrder({ id: 'ord_1', name: 'Bistro', customer: 'Ann', items: [LINE] });

/** A tab with an order, the farm as a form saw it, and what others have made of the order since. */
async function aFormOver(theirs: Partial<typeof ORDER>) {
  const tab = await openTab(emptyMemoryDisk());
  tab.store.perform({ type: 'ADD_ORDER', payload: ORDER });
  const seen = tab.farm();
  tab.store.perform({ type: 'UPDATE_ORDER', payload: { ...ORDER, ...theirs } });
  const save = async (typed: Partial<typeof ORDER>) => {
    tab.store.perform({ type: 'UPDATE_ORDER', payload: { ...ORDER, ...typed } }, seen);
    await tab.store.settled();
    return tab.farm().orders[0];
  };
  return { ...tab, seen, save };
}

test('what a form saves leaves what others have changed of the record since it was opened', async () => {
  const { save, farm, store } = await aFormOver({ customer: 'Cleo' });
  expect(await save({ name: 'Bistro North' })).toMatchObject({
    name: 'Bistro North',
    customer: 'Cleo',
  });
  store.undo();
  expect(farm().orders[0]).toMatchObject({ name: 'Bistro', customer: 'Cleo' });
});

test('lines that others have added since stay beside those that were typed', async () => {
  const { save } = await aFormOver({ items: [LINE, MORE] });
  const saved = await save({ items: [{ ...LINE, count: 9 }] });
  expect(saved?.items).toMatchObject([{ ...LINE, count: 9 }, MORE]);
});

test('of one field that both have changed what was typed is kept', async () => {
  const { save } = await aFormOver({ customer: 'Cleo' });
  expect(await save({ customer: 'Bob' })).toMatchObject({ customer: 'Bob' });
});

test('what both have typed alike is no change, and what others changed beside it stays', async () => {
  const { save, undoLabels } = await aFormOver({ customer: 'Bob', name: 'Bistro North' });
  const before = undoLabels();
  expect(await save({ customer: 'Bob' })).toMatchObject({ customer: 'Bob', name: 'Bistro North' });
  expect(undoLabels()).toEqual(before);
});

test('a form in which nothing was typed takes nothing of others back', async () => {
  const { save } = await aFormOver({ customer: 'Cleo' });
  expect(await save({})).toMatchObject({ customer: 'Cleo' });
});

test('a form that nobody else has changed anything of is saved at once', async () => {
  const { store, farm } = await openTab(emptyMemoryDisk());
  store.perform({ type: 'ADD_ORDER', payload: ORDER });
  store.perform({ type: 'UPDATE_ORDER', payload: { ...ORDER, name: 'North' } }, farm());
  expect(farm().orders[0]?.name).toBe('North');
  const seen = farm();
  store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  store.perform({ type: 'UPDATE_ORDER', payload: { ...ORDER, name: 'South' } }, seen);
  expect(farm().orders[0]?.name).toBe('South');
});

test('what others have taken from a stock since stays taken, also where the form tells the stock', async () => {
  const { store, farm } = await openTab(emptyMemoryDisk());
  const soil = aMaterial({
    id: 'soil',
    type: 'soil',
    name: 'Soil',
    stock: { qty: 100, unit: 'gal' },
  });
  store.perform({ type: 'ADD_MATERIAL', payload: soil });
  const seen = farm();
  const change = (patch: Partial<typeof soil>) =>
    ({ type: 'UPDATE_MATERIAL', payload: { id: 'soil', patch } }) as const;
  const stock = { qty: 90, unit: 'gal' } as const;
  store.perform(change({ stock }));
  // The dialog of a material follows its stock.
  store.perform(change({ name: 'Potting mix', stock }), seen);
  await store.settled();
  expect(farm().catalog.materials).toMatchObject([{ name: 'Potting mix', stock }]);
});
