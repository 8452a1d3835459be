import { expect, test } from '#tests/support/browser/farm-test.ts';

const SAMPLE = 'tests/samples/small-farm.json';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

test('what is pressed without a network says so, and opens when the network is back @phone', async ({
  page,
  farm,
  context,
}) => {
  await farm.has(SAMPLE);
  await farm.open('/catalog/varieties');
  const library = page.getByRole('button', { name: /library/i }).first();
  await expect(library).toBeVisible();
  await context.setOffline(true);
  await library.click();
  await expect(page.getByRole('alert')).toContainText(
    'This part of the app could not be loaded. Connect this device and try again.',
  );
  await context.setOffline(false);
  await library.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
