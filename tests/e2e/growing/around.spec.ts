import { expect, holdBack, test, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';

test('keys alone lead around, and back @phone', async ({ page, farm }) => {
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const found = palette.getByRole('option').or(palette.getByRole('button'));
  const search = async (query: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('textbox')).toBeFocused();
    await page.keyboard.insertText(query);
    await expect(palette.getByRole('textbox')).toHaveValue(query);
  };
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await farm.has(SMALL_FARM);

  // The keys are pressed before the palette is there.
  const letThrough = await holdBack(page, /\/assets\/command-palette-[^/]*\.js$/);
  await farm.open('/setup/settings');
  await page.keyboard.press('Control+k');
  letThrough();
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  // A server without Google has no button for it, but a line that says how to set it up.
  await says(
    page,
    'Google sign-in isn’t set up on this server. To turn it on, set GOOGLE_CLIENT_ID (see docs/server.md).',
  );
  await expect(page.getByRole('button', { name: /Google/ })).toBeHidden();

  // A screen opens at its top with the focus on its heading; Back brings the position.
  await page.evaluate(() => scrollTo(0, 600));
  await search('wash trays');
  await expect(found).toHaveText(['Tray hygieneDashboard']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/setup/settings');
  await expect.poll(scrolled).toBe(600);
  // So does one that is opened by its address.
  await farm.open('/ops/orders');
  await expect(page.getByText('Hillcrest Sunday Market').first()).toBeInViewport();
  expect(await scrolled()).toBe(0);
  await farm.open('/setup/settings');

  // What changes the farm is never first, and asks.
  await search('rebuild');
  await expect(found).toContainText(['Today', 'Rebuild tasksRebuilds all open tasks']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Rebuild all open tasks from orders?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  // A message stands beside the navigation or above the bar, and is kept in the list of notifications.
  const message = page.getByRole('status').filter({ hasText: /Rebuilt \d+ tasks/ });
  await expect(message).toBeVisible();
  const box = await message.boundingBox();
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  expect(box?.x).toBeLessThan(isPhone ? 20 : 260);
  expect(box?.x).toBeGreaterThan(isPhone ? 0 : 216);
  await search('messages');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Notifications, newest first' })).toContainText(
    /Rebuilt \d+ tasks/,
  );
});

test('work chosen in the palette opens its dialog on any screen', async ({ page, farm }) => {
  await farm.open('/ops/orders', SMALL_FARM);
  const choose = async (verb: string) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await expect(palette.getByRole('textbox')).toBeFocused();
    await page.keyboard.insertText(verb);
    await expect(palette.getByText(verb, { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  const opened = async (verb: string, title: string, path: string) => {
    await choose(verb);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await opened('New order', 'New order', '/ops/orders');
  await opened('Lost trays', 'Lost trays', '/tasks/today');
  await opened('Weigh a harvest', 'Enter harvest sheet', '/tasks/today');
  await opened('New order', 'New order', '/ops/orders');
});
