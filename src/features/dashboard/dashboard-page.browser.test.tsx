import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';

test.for([1280, 360])(
  'at %i px the demo that is loaded from the foot of the page begins at its top',
  async (width) => {
    await page.viewport(width, 500);
    await showScreen(aFarm(), <DashboardPage />);
    const load = page.getByRole('button', { name: 'Load demo data' });
    await expect.element(page.getByText('What do you grow?')).toBeVisible();
    load.element().scrollIntoView({ block: 'end' });
    expect(window.scrollY).toBeGreaterThan(100);
    await load.click();
    await expect.element(page.getByRole('region', { name: 'Runs out' })).toBeInTheDocument();
    expect(window.scrollY).toBe(0);
  },
);
