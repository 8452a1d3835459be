import { walk } from '#tests/support/browser/farm-test.ts';
import { expect, test } from '#tests/support/google/google-test.ts';
import { pill, signInWithDemo } from '#tests/support/google/two-devices.ts';
import { runServerCommand } from '#tests/support/server/server-command.ts';
import { VarietiesPage } from '../pages/catalog/varieties-page.ts';

const USER = 'google_10001';

test('a farm that the operator brings back stays', async ({ page, googleFarm }) => {
  const command = (...words: string[]) => runServerCommand(googleFarm.environment, words);
  const newest = async () => Number(/version (\d+)/.exec(await command('list'))?.[1]);
  const varieties = new VarietiesPage(page);
  await signInWithDemo(page);
  const good = await newest();

  await walk(page, '/catalog/varieties');
  await varieties.choose('Kale', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(varieties.row('Kale')).toHaveCount(0);
  await expect.poll(newest).toBeGreaterThan(good);
  await expect(pill(page)).toHaveText(/^Synced /);

  await command('restore', USER, String(good));
  const back = await newest();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(varieties.row('Kale').first()).toBeVisible();
  await page.reload();
  await expect(varieties.row('Kale').first()).toBeVisible();
  await expect(pill(page)).toHaveText(/^Synced /);
  expect(JSON.parse(await command('print', USER))).toMatchObject({
    varieties: expect.arrayContaining([expect.objectContaining({ name: 'Kale' })]) as unknown,
  });
  expect(await newest()).toBe(back);
});

test('an erased farm does not come back by itself: the page asks', async ({ page, googleFarm }) => {
  const command = (...words: string[]) => runServerCommand(googleFarm.environment, words);
  await signInWithDemo(page);
  await command('erase', USER);
  await page.reload();
  await expect(page.getByText(/deleted/i).first()).toBeVisible();
  await walk(page, '/catalog/varieties');
  await expect(new VarietiesPage(page).row('Kale').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect(await command('list')).toBe('There are no farms.\n');
});
