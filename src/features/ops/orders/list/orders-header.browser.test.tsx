import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import small from '#tests/samples/small-farm.json' with { type: 'json' };
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { OrdersPage } from './orders-page.tsx';

/** The screen beside the navigation of a laptop. */
const BESIDE_NAVIGATION = { width: 1014 };

test('at 1280 px the head of recurring orders stands in one line', async () => {
  await showScreen(
    normalizeFarm(small.state),
    <div style={BESIDE_NAVIGATION}>
      <OrdersPage />
    </div>,
    '/ops/orders?kind=recurring',
  );
  const heading = page.getByRole('heading', { level: 1, name: 'Recurring Orders' });
  await expect.element(heading).toBeVisible();
  const title = heading.element().getBoundingClientRect();
  for (const name of ['Can I say yes?', 'Add Recurring']) {
    const { top, bottom } = page
      .getByRole('button', { name })
      .first()
      .element()
      .getBoundingClientRect();
    expect(top, name).toBeLessThan(title.bottom);
    expect(bottom, name).toBeGreaterThan(title.top);
  }
});
