import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import { newDryer } from '#domain/capacity/capacity.ts';
import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aPeaPowderFarm } from '#tests/support/farms/pea-powder-farm.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { FreezeDryerPage } from './freeze-dryer-page.tsx';

/** The page of the dryers on Friday 11/20, with these loads of pea powder. */
async function showLoads(dryLoads: readonly DryLoad[], query = '') {
  const farm = normalizeFarm(aPeaPowderFarm({ more: { dryLoads } }));
  return await showScreen(farm, <FreezeDryerPage />, `/${query}`);
}

/** A load of some trays in Freeze Dryer 1, cut on its day. */
const aLoadOf = (startISO: string, trays: number, more: Partial<DryLoad> = {}) =>
  aDryLoad({ startISO, lines: [aDryLine({ trays, cutISO: startISO })], ...more });

/** A load that is through, with what went in and what came out. */
const aDoneLoad = (startISO: string, wetOz: number, dryG: number) =>
  aLoadOf(startISO, 7, { status: 'DONE', lines: [aDryLine({ cutISO: startISO, wetOz, dryG })] });

const loads = page.getByRole('region', { name: 'Loads', exact: true });
const row = (day: string) => loads.getByRole('row').filter({ hasText: day });
const undo = page.getByRole('button', { name: 'Undo' });
/** The dialog that weighs a load, or moves one. */
const dialog = page.getByRole('dialog', { name: /^(Weigh the load|Move Freeze Dryer 1)/ });

test('a load that was not started can be started today or given up, each with its undo', async () => {
  await showLoads([aLoadOf('2026-11-18', 5)]);
  const late = row('Wed 11/18');
  await expect.element(late).toHaveTextContent('Not started');
  await late.getByRole('button', { name: 'Start today' }).click();
  await expect.element(row('Fri 11/20')).toHaveTextContent('In the dryer');
  await undo.first().click();
  await expect.element(late).toHaveTextContent('Not started');

  await late.getByRole('button', { name: 'Actions for Freeze Dryer 1, Wed 11/18' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the load' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel Freeze Dryer 1 of Wed 11/18?' });
  await expect.element(question).toHaveTextContent('Pea 5. Trays already planted become surplus.');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(late).toHaveTextContent('Not started');
  await late.getByRole('button', { name: 'Actions for Freeze Dryer 1, Wed 11/18' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the load' }).click();
  await question.getByRole('button', { name: 'Cancel the load' }).click();
  await expect.element(late).toHaveTextContent('Cancelled');
  await undo.last().click();
  await expect.element(late).toHaveTextContent('Not started');
});

test('who comes to start a load finds its button under the hand, however many loads are planned', async () => {
  await page.viewport(360, 780);
  const ahead = Array.from({ length: 25 }, (_, index) =>
    aLoadOf(isoDate(dayNumber('2026-11-21') + index), 5),
  );
  const query = `?start=${encodeURIComponent('dry_fd-1_2026-11-20')}`;
  await showLoads([...ahead, aLoadOf('2026-11-20', 3)], query);
  await expect.poll(() => document.activeElement?.textContent).toBe('Start');
  await expect.element(page.getByText('Fri 11/20 · Freeze Dryer 1')).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('In the dryer')).toBeInViewport();
});

test('a load waits for its greens; days ahead of its own it is started after a question', async () => {
  const cut = aLoadOf('2026-11-25', 5, { lines: [aDryLine({ trays: 5, cutISO: '2026-11-20' })] });
  const store = await showLoads([aLoadOf('2026-12-06', 7), cut]);
  const states = () => store.state().document.dryLoads?.map(({ status }) => status);
  await row('Sun 12/6').getByRole('button', { name: 'Start', exact: true }).click();
  await expect
    .element(
      page.getByText('Its greens are harvested Sun 12/6. Harvest them first, then start the load.'),
    )
    .toBeVisible();
  const ask = row('Wed 11/25').getByRole('button', { name: 'Start', exact: true });
  await ask.click();
  const question = page.getByRole('dialog', {
    name: 'Start the Wed 11/25 load of Freeze Dryer 1 (Pea 5) on Fri 11/20?',
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(states()).toEqual(['PLANNED', 'PLANNED']);
  await ask.click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect.element(row('Fri 11/20')).toHaveTextContent('In the dryer');
});

test('a planned load is moved by keys, to today at the earliest', async () => {
  const store = await showLoads([aLoadOf('2026-12-10', 5)]);
  const menu = row('Thu 12/10').getByRole('button', { name: /^Actions for/ });
  await expect.element(menu).toBeVisible();
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Move…' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const day = dialog.getByLabelText('Day', { exact: true });
  await expect.element(day).toHaveFocus();
  await day.fill('2026-11-19');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await day.fill('2026-12-12');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row('Sat 12/12')).toHaveTextContent('Pea 5');
  expect(store.state().document.dryLoads).toMatchObject([
    { startISO: '2026-12-12', lines: [{ cutISO: '2026-12-12' }] },
  ]);
  await undo.first().click();
  await expect.element(row('Thu 12/10')).toBeVisible();
});

test('a load that is moved onto a taken day, or before its greens are ripe, is told so beforehand', async () => {
  const store = await showLoads([aLoadOf('2026-12-10', 5), aLoadOf('2026-12-14', 7)]);
  const open = async () => {
    await row('Thu 12/10')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Move…' }).click();
  };
  await open();
  const day = dialog.getByLabelText('Day', { exact: true });
  await day.fill('2026-12-14');
  const note = dialog.getByRole('status');
  await expect
    .element(note)
    .toHaveTextContent('Freeze Dryer 1 is taken: Pea 7, from Mon 12/14, ready Tue 12/15.');
  await day.fill('2026-12-12');
  await expect.element(note).not.toBeInTheDocument();
  await day.fill('2026-12-01');
  await expect.element(note).toHaveTextContent('Pea can’t be ready before Wed 12/2.');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(store.state().document.dryLoads?.map(({ startISO }) => startISO)).toContain('2026-12-01');
});

test('a dry weight that is hardly meant is asked about once; what was weighed can be corrected', async () => {
  const store = await showLoads([aLoadOf('2026-11-19', 7, { status: 'RUNNING' })]);
  const stock = () => store.state().document.alchemy.items[0]?.stockQty;
  const ready = row('Thu 11/19');
  await expect.element(ready).toHaveTextContent('Ready');
  await ready.getByRole('button', { name: 'Weigh' }).click();
  const dry = dialog.getByLabelText(/^Dry weight of/);
  await dialog.getByLabelText(/^Fresh weight of/).fill('112');
  await dry.fill('2520');
  await userEvent.keyboard('{Enter}');
  // 36 g of a pound are 8%.
  const question = page.getByRole('dialog', { name: '2,520 g from 112 oz? 8% is typical.' });
  await expect.element(question).toBeVisible();
  // Nothing is being saved before the answer.
  await expect.element(dialog).not.toHaveTextContent('Saving…');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(stock()).toBe(0);
  await dry.fill('1000');
  await userEvent.keyboard('{Enter}');
  const meant = page.getByRole('dialog', { name: '1,000 g from 112 oz? 8% is typical.' });
  await meant.getByRole('button', { name: 'OK' }).click();
  await expect.element(ready).toHaveTextContent('Done');
  expect(stock()).toBe(1000);
  await ready.getByRole('button', { name: 'Correct' }).click();
  await dialog.getByLabelText(/^Fresh weight of/).fill('113');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The dry weight stays, and was meant.
  await expect.element(dialog).not.toBeInTheDocument();
  await ready.getByRole('button', { name: 'Correct' }).click();
  await dry.fill('252');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(ready).toHaveTextContent('252 g');
  expect(stock()).toBe(252);
  await undo.last().click();
  await expect.element(ready).toHaveTextContent('1,000 g');
});

test('a fresh weight that comes from another device while the dry one is typed stays', async () => {
  const load = aLoadOf('2026-11-19', 7, { status: 'RUNNING' });
  const store = await showLoads([load]);
  await row('Thu 11/19').getByRole('button', { name: 'Weigh' }).click();
  await dialog.getByLabelText(/^Dry weight of/).fill('140');
  const fresh = { loadId: load.id, itemId: 'powder', wetOz: 110, dryG: null };
  store.perform({ type: 'WEIGH_DRY_LINE', payload: fresh });
  await expect.element(dialog.getByLabelText(/^Fresh weight of/)).toHaveValue('110 oz');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(store.state().document.dryLoads?.[0]?.lines).toMatchObject([{ wetOz: 110, dryG: 140 }]);
});

test('loads that came into one dryer from two devices are marked', async () => {
  const both = aLoadOf('2026-12-10', 5, { cycleDays: 2 });
  await showLoads([both, aLoadOf('2026-12-11', 3), aLoadOf('2026-12-12', 2)]);
  await expect.element(row('Thu 12/10')).toHaveTextContent('Overlaps');
  await expect.element(row('Fri 12/11')).toHaveTextContent('Overlaps');
  await expect.element(row('Sat 12/12').first()).toBeVisible();
  expect(loads.getByText('Overlaps').elements()).toHaveLength(2);
});

test('what came out three times is proposed to the plan, and taken with one tap', async () => {
  const days = ['2026-11-12', '2026-11-14', '2026-11-16'];
  // 7 lb give 280 g: 40 g a pound, where the plan counts with 36 g.
  const store = await showLoads(days.map((day) => aDoneLoad(day, 112, 280)));
  const ratio = () => store.state().document.varieties[0]?.freshLb_to_fd_g;
  const strip = page.getByRole('status').filter({ hasText: 'per pound' });
  await expect
    .element(strip)
    .toHaveTextContent('The last 3 loads yielded 40 g per pound. The plan uses 36 g.');
  await strip.getByRole('button', { name: 'Use 40 g' }).click();
  await expect.element(strip).not.toBeInTheDocument();
  expect(ratio()).toBe(40);
  await undo.first().click();
  await expect.element(strip).toBeVisible();
  expect(ratio()).toBe(36);
});

test('on a phone a load is started and weighed from its card, and nothing is wider than the screen', async () => {
  await page.viewport(360, 780);
  await showLoads([aLoadOf('2026-11-20', 5), aLoadOf('2026-11-18', 7, { status: 'RUNNING' })]);
  await expect.element(loads).toHaveTextContent('Wed 11/18 · Freeze Dryer 1');
  await loads.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(loads).toHaveTextContent('In the dryer');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await loads.getByRole('button', { name: 'Weigh' }).last().click();
  await dialog.getByLabelText(/^Dry weight of/).fill('252');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(loads).toHaveTextContent('252 g, 7.9%');
});

test('a dryer that comes from elsewhere stays when unsaved ones are saved', async () => {
  const store = await showLoads([]);
  const dryers = () => store.state().document.capacity.freezeDryers;
  const [first] = dryers();
  await page.getByLabelText('Label of Freeze Dryer 1').fill('North');
  const second = { ...newDryer(dryers().map(({ id }) => id)), label: 'South' };
  const payload = { freezeDryers: [...dryers(), second] };
  store.perform({ type: 'CAPACITY_UPDATE', payload });
  await expect.element(page.getByLabelText('Label of South')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Unsaved')).not.toBeInTheDocument();
  expect(dryers()).toEqual([{ ...first, label: 'North' }, second]);
});
