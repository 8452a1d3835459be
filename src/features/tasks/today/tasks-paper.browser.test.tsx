import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { morningFarm } from '#tests/support/farms/morning-farm.ts';
import { TasksPage } from './tasks-page.tsx';

/** What the browser tells a page that goes on paper, as after Ctrl P. */
const print = (what: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(what));

const sheets = () =>
  page
    .getByRole('heading', { level: 1, name: /^Tasks — /, includeHidden: true })
    .elements()
    .map(({ textContent }) => textContent);

test('paper has the days that are open on the screen, and none that its blocks hide', async () => {
  // Days that were open in an earlier visit, one of them late and one to come.
  localStorage.setItem('mgm.expandedDays', '["2026-11-18","2026-11-20","2026-11-21"]');
  localStorage.setItem('mgm.ui.tasksOpenedOn', '2026-11-20');
  await showScreen(morningFarm(), <TasksPage />);
  const late = page.getByRole('button', { name: '26 late since Sun 11/15' });
  await expect.element(late).toBeVisible();
  print('beforeprint');
  expect(sheets()).toEqual(['Tasks — Friday 11/20']);
  print('afterprint');
  await expect.poll(sheets).toEqual([]);

  await late.click();
  await page.getByRole('button', { name: 'Next days' }).click();
  await expect.element(page.getByText('Wipe shelf 24')).toBeVisible();
  print('beforeprint');
  expect(sheets()).toEqual([
    'Tasks — Wednesday 11/18',
    'Tasks — Friday 11/20',
    'Tasks — Saturday 11/21',
  ]);
  print('afterprint');
  await expect.poll(sheets).toEqual([]);
});
