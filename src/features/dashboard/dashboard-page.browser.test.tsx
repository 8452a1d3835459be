import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, anOrder, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { bistroFarm, seedBought } from '#tests/support/farms/bistro-farm.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const WIDTHS = [1280, 360];

test.for(WIDTHS)('at %i px the demo begins at the top of the page', async (width) => {
  await page.viewport(width, 500);
  await showScreen(aFarm(), <DashboardPage />);
  const load = page.getByRole('button', { name: 'Load demo data' });
  await expect.element(page.getByText('What do you grow?')).toBeVisible();
  load.element().scrollIntoView({ block: 'end' });
  expect(window.scrollY).toBeGreaterThan(100);
  await load.click();
  await expect.element(page.getByRole('region', { name: 'Runs out' })).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
});

/** For 12 oz and the buffer two trays of 8 oz are planted today, which take 500 g of seed: 1.1 lb. */
function peaFarm(poundsOfSeed: number): FarmDocument {
  const seedInfo = { reorderUrl: 'https://seeds.example/pea', reorderUrlUpdatedAt: null };
  const farm = aFarm({
    varieties: [aVariety({ id: 'pea', seedGPerTray: 250, seedInfo })],
    orders: [anOrder({ date: '2026-11-30', items: [bulk('pea', 12)] })],
    seedsInventory: [seedBought('pea', poundsOfSeed)],
  });
  return { ...farm, tasks: planFarm(farm, '2026-11-20').tasks };
}

test.for(WIDTHS)('at %i px what runs out has its day, its lack and its shop', async (width) => {
  await page.viewport(width, 860);
  await showScreen(peaFarm(0.5), <DashboardPage />);
  const card = page.getByRole('region', { name: 'Runs out' });
  await expect
    .element(card.getByRole('listitem'))
    .toHaveTextContent(/Fri 11\/20.*Pea.*short by 0\.6 lb/);
  await expect
    .element(card.getByRole('link', { name: /^Order Pea/ }))
    .toHaveAttribute('href', 'https://seeds.example/pea');
  const more = card.getByRole('link', { name: 'See it' });
  await expect.element(more).toHaveAttribute('href', '/catalog/buying');
});

test.for(WIDTHS)('at %i px nothing stands there while all is covered', async (width) => {
  await page.viewport(width, 860);
  await showScreen(peaFarm(5), <DashboardPage />);
  await expect.element(page.getByRole('region', { name: 'Tray Alert' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Runs out' }).elements()).toEqual([]);
});

/** The bistro's farm on which all that is growing was lost this morning. */
function lostFarm(): FarmDocument {
  const lost = (varietyId: string, qty: number) => ({
    id: `loss_${varietyId}`,
    atISO: '2026-11-20T07:00:00.000Z',
    dateISO: '2026-11-20',
    varietyId,
    qty,
    note: '',
  });
  return bistroFarm({ harvestLosses: [lost('radish', 2), lost('sunflower', 4)] });
}

test.for(WIDTHS)('at %i px short deliveries stand one below the other', async (width) => {
  await page.viewport(width, 860);
  await showScreen(lostFarm(), <DashboardPage />);
  const card = page.getByRole('region', { name: 'Short', exact: true });
  await expect.element(card).toBeVisible();
  const rows = card.getByRole('listitem').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    'Tue 11/24 Grill Tuesday: 18 oz Radish',
    'Fri 11/27 Bistro Friday: 40 oz Sunflower',
    'Sat 11/28 Cafe Saturday: 12 oz Sunflower',
  ]);
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]?.getBoundingClientRect().bottom ?? 0;
    expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(above);
  }
});
