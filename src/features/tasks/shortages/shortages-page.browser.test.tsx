import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answeredBy } from '#tests/support/devices/answered-by.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { ShortagesPage } from './shortages-page.tsx';

/** The farm of the worked examples on its Sunday. */
async function openBistro(more: Parameters<typeof bistroFarm>[0]) {
  const { store, world, farm } = await openTab();
  world.beginDay(BISTRO_DAY);
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: bistroFarm(more) } });
  return { store, farm };
}

test('what nobody marked planted is counted as on the list of tasks, and taken back with one undo', async () => {
  const { tasks } = bistroFarm();
  const unticked = tasks.map((task) =>
    task.varietyId === 'radish' && task.type === 'PLANT' ? { ...task, done: false } : task,
  );
  const { store, farm } = await openBistro({ tasks: unticked });
  const before = farm();
  showOver(store, <ShortagesPage />);
  await expect
    .element(page.getByText('2 trays Radish not marked planted, due Mon 11/16'))
    .toBeInTheDocument();
  await page.getByRole('button', { name: 'Mark planted: Radish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm trays planted — Monday 11/16' });
  await expect.element(dialog.getByLabelText('Trays of Radish', { exact: true })).toHaveValue('2');
  expect(farm().tasks).toEqual(before.tasks);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(page.getByText('Nothing is short. Every delivery of the next 14 days is covered.'))
    .toBeInTheDocument();
  const planted = farm().traysPlantedLog.map(({ varietyId, trays }) => [varietyId, trays]);
  expect(planted).toEqual([['radish', 2]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Grill Tuesday: 18 oz Radish')).toBeInTheDocument();
  expect(farm().tasks).toEqual(before.tasks);
  expect(farm().traysPlantedLog).toEqual([]);
});

test('the page says that it is working until its answer is there, and again after a change', async () => {
  const loss = { id: 'loss_1', dateISO: '2026-11-21', varietyId: 'sunflower', qty: 1, note: '' };
  const lost = { harvestLosses: [{ ...loss, atISO: '2026-11-21T10:00:00.000Z' }] };
  const { store } = await openBistro(lost);
  const { answers } = store.world;
  let letGo: () => void = () => undefined;
  const held = answeredBy(answers, 'shortages', async (...asked) => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return answers.ask('shortages', ...asked);
  });
  showOver({ ...store, world: { ...store.world, answers: held } }, <ShortagesPage />);
  const working = page.getByText('Finding shortages…');
  await expect.element(working).toBeVisible();
  letGo();
  await expect.element(page.getByText('Bistro Friday: 8 oz Sunflower')).toBeVisible();
  await expect.element(working).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Apply: Cut 3.3 oz of Sat 11/28 early' }).click();
  await expect.element(working).toBeVisible();
  letGo();
  // The card stays with what is still short.
  await expect.element(page.getByText('Bistro Friday: 4.7 oz Sunflower')).toBeVisible();
  await expect.element(working).not.toBeInTheDocument();
});
