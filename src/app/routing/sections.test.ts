import { expect, test } from 'vitest';
import { sectionOf, sections, tabOf } from './sections.ts';

test('the side navigation has seven entries in the order of a day', () => {
  const paths = sections.map(({ path }) => path).join(' ');
  expect(paths).toBe('/dashboard /tasks /ops /catalog /reporting /alchemy /setup');
});

test('the dashboard is active on its own path only', () => {
  expect(sectionOf('/dashboard')?.label).toBe('Dashboard');
  expect(sectionOf('/dashboard/more')).toBeUndefined();
});

test('a section stays active on its tabs and below them, not where only the letters are the same', () => {
  expect(sectionOf('/ops/orders')?.label).toBe('Operations');
  expect(sectionOf('/catalog/varieties/pea')?.label).toBe('Catalog');
  expect(sectionOf('/opsx')).toBeUndefined();
});

test('the seeds address belongs to the catalog and its seed vault', () => {
  const catalog = sectionOf('/inventory/seeds');
  expect(catalog?.label).toBe('Catalog');
  expect(catalog && tabOf(catalog, '/inventory/seeds')?.label).toBe('Seed Vault');
});

test('every tab lies under its section', () => {
  for (const section of sections) {
    for (const tab of section.tabs) expect(tab.path.startsWith(`${section.path}/`)).toBe(true);
  }
});

test('reports of customers and tray demand come after the four listed ones', () => {
  const tabs = sections[4]?.tabs.map(({ path }) => path.replace('/reporting/', '')).join(' ');
  expect(tabs).toBe('costs inventory order-costs growth customers tray-demand');
});
