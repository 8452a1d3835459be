import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aMix, packages } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { bistroFarmWithDeli } from '#tests/support/farms/bistro-farm.ts';
import { MixesCard } from './mixes-card.tsx';

test('greens that a changed blend frees serve another delivery with its save', async () => {
  const farm = bistroFarmWithDeli();
  const mix = aMix({ sunflower: 90, radish: 10 }, { id: 'mix_bistro', name: 'Bistro mix' });
  // 36 oz of sunflower every Friday, and 16 oz with the changed blend.
  const orders = farm.orders.map((order) =>
    order.id === 'ord_bistro_friday' ? { ...order, items: [packages('mix_bistro', 10, 4)] } : order,
  );
  const store = await showScreen(
    { ...farm, orders, products: [...farm.products, mix] },
    <MixesCard />,
  );
  await page.getByRole('button', { name: 'Actions for Bistro mix' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Percent 1').fill('40');
  await dialog.getByLabelText('Percent 2').fill('60');
  await expect
    .element(dialog.getByText(/Sunflower already growing .* can serve Wed 12\/2/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => store.state().document.deliveryChanges)
    .toMatchObject([
      // 48 oz less 16 with their buffer of 6%, and 12 for the cafe.
      { kind: 'TAKE', orderId: 'ord_deli', harvestISO: '2026-11-27', oz: expect.closeTo(19.04) },
      { kind: 'TAKE', orderId: 'ord_deli', harvestISO: '2026-11-28', oz: expect.closeTo(0.96) },
    ]);
});
