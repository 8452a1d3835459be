import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { aFarm, aGeneralTask, anOrder, bulk } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { aPeaPowderFarm } from '#tests/support/farms/pea-powder-farm.ts';
import { morningFarm } from '#tests/support/farms/morning-farm.ts';
import { TasksPage } from './tasks-page.tsx';

const TODAY = '2026-11-20';
const WIDTHS = [1280, 360];

/** The farm as it is planned this morning. */
const planned = (farm: FarmDocument): FarmDocument => ({
  ...farm,
  tasks: planFarm(farm, TODAY).tasks,
});

/** Six small things more than the planting, the knives and the soak of the morning farm. */
function busyMorning(): FarmDocument {
  const farm = morningFarm();
  const more = ['Sweep', 'Fans', 'Filters', 'Labels', 'Scale', 'Post'].map((title) =>
    aGeneralTask({ id: `gen_${title}`, title, dateISO: TODAY }),
  );
  return planned({ ...farm, tasks: [...farm.tasks, ...more] });
}

test.for(WIDTHS)('at %i px a whole morning takes a key a tick', async (width) => {
  await page.viewport(width, 860);
  const store = await showScreen(busyMorning(), <TasksPage />);
  const open = () =>
    store
      .state()
      .document.tasks.filter(
        (task) => task.dateISO === TODAY && !task.done && task.skipped !== true,
      );
  await expect.element(page.getByRole('checkbox', { name: 'Done: Plant, Radish' })).toBeVisible();
  // Radish, the knives and six more.
  expect(open()).toHaveLength(8);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await userEvent.keyboard(key);
  };

  await press('j');
  await expect.element(page.getByRole('checkbox', { name: 'Done: Plant, Radish' })).toHaveFocus();
  expect(keys).toBeLessThanOrEqual(3);

  // The planting is recorded at its tick, so that nothing is asked at the end.
  const toFirst = keys;
  for (let left = 7; left >= 1; left -= 1) {
    await press('x');
    await expect.poll(() => open().length).toBe(left);
    await expect.poll(() => document.activeElement?.matches('input:not(:checked)')).toBe(true);
  }
  await press('x');
  await expect.poll(() => open().length).toBe(0);
  await expect
    .element(page.getByText('All done for Friday. Next: soak Sunflower, 3 trays, tonight.').first())
    .toBeVisible();
  expect(keys - toFirst).toBe(8);
});

test('the address asks which batch lost trays, and then for the loss', async () => {
  await showScreen(morningFarm(), <TasksPage />, '/?lost=');
  const asked = page.getByRole('dialog', { name: 'Lost trays' });
  const batch = asked.getByRole('combobox', { name: 'Batch' });
  await expect.element(batch).toHaveFocus();
  await userEvent.keyboard('arug');
  await page.getByRole('option', { name: 'Arugula for Thu 11/26, 3 trays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lost — Arugula' });
  await expect.element(dialog.getByText('3 trays left, for Thu 11/26')).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
});

test('the address weighs what was cut last, on the whole sheet of its day while some of it is not', async () => {
  await showScreen(morningFarm(), <TasksPage />, '/?weigh=');
  const scale = page.getByRole('dialog', { name: 'Weigh the harvest' });
  await expect.element(scale.getByText('Friday 11/20')).toBeVisible();
  await expect.element(scale.getByRole('textbox', { name: /Arugula/ }).first()).toBeVisible();

  const { tasks, ...farm } = morningFarm();
  const open = tasks.map((task) => (task.dateISO === TODAY ? { ...task, done: false } : task));
  await showScreen({ ...farm, tasks: open }, <TasksPage />, '/?weigh=');
  const sheet = page.getByRole('dialog', { name: 'Enter harvest sheet' });
  await expect.element(sheet.getByRole('checkbox', { name: 'Arugula' })).not.toBeChecked();

  await showScreen(aFarm(), <TasksPage />, '/?weigh=');
  await expect.element(page.getByText('No harvest to weigh yet').first()).toBeVisible();
});

test.for([
  { width: 1280, first: 'Trays of Radish' },
  { width: 360, first: 'Save & mark day done' },
])('at $width px a planting ticked with its day is asked about', async ({ width, first }) => {
  await page.viewport(width, 860);
  await showScreen(busyMorning(), <TasksPage />);
  await page.getByRole('button', { name: 'Mark all done' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Confirm trays planted — Friday 11/20' }))
    .toBeVisible();
  const begins = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;
  await expect.poll(begins).toBe(first);
});

test('trays that somebody else counts while the question is open stay as they counted them', async () => {
  const store = await showScreen(busyMorning(), <TasksPage />);
  await page.getByRole('button', { name: 'Mark all done' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const trays = page.getByRole('textbox', { name: 'Trays of Radish' });
  await expect.element(trays).toHaveValue('2');
  const counted = { varietyId: 'radish', actualTrays: 5, expectedTrays: 2, taskIds: [] };
  store.perform({
    type: 'RECORD_TRAYS_PLANTED',
    payload: {
      dateISO: TODAY,
      entries: [{ ...counted, source: 'manual' }],
      recordedAtISO: '2026-11-20T16:05:00.000Z',
    },
  });
  await expect.element(trays).toHaveValue('5');
  await page.getByRole('button', { name: 'Save & mark day done' }).click();
  await expect.element(trays).not.toBeInTheDocument();
  expect(store.state().document.traysPlantedLog).toMatchObject([
    { varietyId: 'radish', dateISO: TODAY, trays: 5 },
  ]);
});

test.for(WIDTHS)('at %i px today has its card also when nothing is due', async (width) => {
  await page.viewport(width, 860);
  const { varieties, settings } = morningFarm();
  const orders = [anOrder({ id: 'later', date: '2026-12-02', items: [bulk('sunflower', 32)] })];
  await showScreen(planned(aFarm({ varieties, settings, orders })), <TasksPage />);
  await expect.element(page.getByRole('heading', { name: /Friday 11\/20/ })).toBeVisible();
  // Ten days to the harvest of Wednesday 12/2.
  await expect
    .element(page.getByText('Nothing due today. Next: soak Sunflower, Sun 11/22.'))
    .toBeVisible();
});

test('the load of a dryer is not ticked before its greens are cut', async () => {
  const load = aDryLoad({ startISO: TODAY, lines: [aDryLine({ cutISO: '2026-12-04' })] });
  const farm = normalizeFarm(aPeaPowderFarm({ more: { dryLoads: [load] } }));
  const store = await showScreen(farm, <TasksPage />);
  const box = page.getByRole('checkbox', { name: 'Done: Load Freeze Dryer 1: Pea 7' });
  await box.click();
  await expect
    .element(
      page.getByText('Its greens are harvested Fri 12/4. Harvest them first, then start the load.'),
    )
    .toBeVisible();
  await expect.element(box).not.toBeChecked();
  expect(store.state().document.dryLoads).toEqual([load]);
});

test('a day marked done says which load still waits for its greens; a day of such loads alone takes nothing back', async () => {
  const lines = [aDryLine({ cutISO: '2026-12-04' })];
  const load = aDryLoad({ startISO: TODAY, lines });
  const other = aDryLoad({ id: 'load_2', startISO: TODAY, lines });
  const slices = { more: { dryLoads: [load, other], tasks: [aGeneralTask({ dateISO: TODAY })] } };
  const store = await showScreen(normalizeFarm(aPeaPowderFarm(slices)), <TasksPage />);
  const close = async () => {
    await page.getByRole('button', { name: 'Mark all done' }).first().click();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
  };
  const notDone =
    'Not done: Load Freeze Dryer 1: Pea 7, Load Freeze Dryer 1: Pea 7.' +
    'Its greens are harvested Fri 12/4. Harvest them first, then start the load.';
  await close();
  const message = page.getByRole('alert');
  await expect.element(message).toHaveTextContent(`${notDone}Undo`);
  expect(store.state().document.tasks.filter(({ done }) => done)).toMatchObject([
    { title: 'Sweep/Mop' },
  ]);
  await close();
  await expect.element(message).toHaveTextContent(new RegExp(`${notDone}$`));
});

test.for(WIDTHS)('at %i px daily work is one line, with how long on its sheet', async (width) => {
  await page.viewport(width, 860);
  const store = await showScreen(morningFarm(), <TasksPage />);
  const card = page.getByRole('region', { name: 'Every day' });
  await expect.element(card.getByText('Water: Arugula 3, Sunflower 4')).toBeVisible();
  const before = store.state().document;
  const box = card.getByRole('checkbox', { name: 'Done today: Water' });
  await box.click();
  await expect.element(box).toBeChecked();
  expect(store.state().document).toBe(before);

  await card.getByRole('button', { name: 'More for Water, every day' }).click();
  const sheet = page.getByRole('dialog', { name: 'Water, every day' });
  await expect.element(sheet).toHaveTextContent(/Arugula, 3 trays.*through Tue 11\/24/);
  // Of yesterday nothing is left.
  localStorage.setItem('mgm.ui.everyDayTicks', '2026-11-19 WATER');
  await showScreen(morningFarm(), <TasksPage />);
  await expect.element(box.last()).not.toBeChecked();
});
