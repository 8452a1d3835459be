import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { TrayDemandPage } from './tray-demand-page.tsx';

test.for([1280, 360])('at %i px a month is one press among the filters', async (width) => {
  await page.viewport(width, 860);
  await showScreen(aFarm(), <TrayDemandPage />);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'November' }).click();
  await expect.element(page.getByLabelText('From')).toHaveValue('2026-11-01');
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('2026-11-30');
  await expect.element(page.getByText(/^November 2026 · /)).toBeVisible();
});
