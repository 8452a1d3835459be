import { aVariety } from '#tests/support/builders/builders.ts';
import { bistroFarm, plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { expect, test, undo } from '#tests/support/browser/farm-test.ts';
import { weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';
import { TasksOfDay } from '../pages/tasks-of-day.ts';

/** Radish is planned with 10 oz a tray, and gave 8.75 oz in the mean of four harvests. */
const WEIGHED = weighedHarvests(
  [
    [3, 30],
    [2, 18],
    [4, 30],
    [3, 27],
  ],
  '2026-11-20',
  'radish',
);

/** Cut on the same Tuesday, a tray each. */
const CUT_ALONG = ['kale', 'mizuna'];

test.beforeEach(async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-11-24T08:00:00-08:00');
  const { varieties, tasks } = bistroFarm();
  const weighed = bistroFarm({
    varieties: [...varieties, ...CUT_ALONG.map((id) => aVariety({ id, yieldOzPerTray: 8 }))],
    tasks: [
      ...tasks,
      ...CUT_ALONG.flatMap((id) => plantedCycle(id, '2026-11-14', '2026-11-24', 1, { oz: 8 })),
    ],
    harvestLog: WEIGHED,
  });
  await farm.has(weighed);
});

test('a harvest is weighed, corrected, taken back @phone', async ({ page, farm, isMobile }) => {
  await farm.open('/tasks/today');
  const today = new TasksOfDay(page, 'Tuesday 11/24');
  await today.tick('Harvest', 'Radish').click();
  const dialog = page.getByRole('dialog', { name: 'Weigh the harvest' });
  await page.getByRole('button', { name: 'Add weight', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Trays of Radish' })).toHaveValue('2');
  const weight = dialog.getByRole('textbox', { name: 'Weight of Radish in oz' });
  await weight.fill('8.4 + 9');
  await weight.press('Enter');
  await expect(page.getByText('Radish: 17.4 oz')).toBeVisible();

  const weighed = page.getByRole('button', { name: '17.4 oz, correct Radish, Tue 11/24' });
  await expect(weighed).toBeVisible();
  await undo(page);
  await expect(weighed).toBeHidden();

  const add = page.getByRole('button', { name: 'Add weight of Radish, Tue 11/24' });
  if (isMobile) expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await add.click();
  const pad = dialog.getByRole('group', { name: 'Number pad' });
  if (isMobile) {
    // In gloves, on keys of the dialog's own.
    for (const key of ['8', '.', '4', '+', '9', '5', 'Delete the last digit'])
      await pad.getByRole('button', { name: key, exact: true }).tap();
    await expect(weight).toHaveValue('8.4+9');
  } else await expect(pad).toBeHidden();
  await weight.fill('-1');
  await expect(dialog.getByText('A weight is a number, 0 or more')).toBeVisible();
  await weight.fill('0.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: /0.3 oz per tray\?/ });
  await expect(question).toContainText('Radish usually yields 7.5 to 10 oz.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await weight.fill('18');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('button', { name: '18.0 oz, correct Radish, Tue 11/24' }),
  ).toBeVisible();

  // At the end of the day the paper sheet is typed down: kale was weighed, mizuna only ticked.
  const menu = page.getByRole('button', { name: 'More for Tuesday 11/24' });
  if (await menu.isVisible()) await menu.click();
  await page.getByText('Enter harvest sheet', { exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Enter harvest sheet' });
  await expect(sheet.getByRole('checkbox')).toHaveCount(3);
  await expect(sheet.getByRole('checkbox', { name: 'Radish' })).toBeChecked();
  await expect(sheet.getByRole('textbox', { name: 'Weight of Radish in oz' })).toHaveValue('18');
  await sheet.getByRole('textbox', { name: 'Weight of Kale in oz' }).fill('7.5');
  await expect(sheet.getByRole('checkbox', { name: 'Kale' })).toBeChecked();
  await sheet.getByRole('checkbox', { name: 'Mizuna' }).check();
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 harvests done, 1 weighed')).toBeVisible();
  await expect(page.getByRole('button', { name: '7.5 oz, correct Kale, Tue 11/24' })).toBeVisible();
  await undo(page);
  await expect(today.tick('Harvest', 'Kale')).not.toBeChecked();
  await expect(today.tick('Harvest', 'Mizuna')).not.toBeChecked();
});

test('harvests propose a yield, which is taken, taken back and put off', async ({ page, farm }) => {
  await farm.open('/catalog/varieties/radish');
  const card = page.getByRole('region', { name: 'Harvests' });
  await expect(card).toContainText('4 harvests weighed');
  await expect(card).toContainText('8.75 oz per tray');
  const proposal = card.getByText('Use 8.75 oz (4 harvests, 7.5 to 10)');
  await expect(proposal).toBeVisible();
  await card.getByRole('button', { name: 'Use the learned yield of Radish' }).click();
  // 18 oz a week are three trays of 8.75 oz, and were two of 10 oz.
  await page.getByRole('button', { name: 'See all' }).click();
  const changes = page.getByRole('dialog', { name: 'What this changes' });
  await expect(changes.getByText('Radish').first()).toBeVisible();
  await changes.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('Yield 10 → 8.75 oz from 4 harvests')).toBeVisible();
  await expect(proposal).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(proposal).toBeVisible();

  await card.getByRole('button', { name: 'Not now for Radish' }).click();
  await expect(proposal).toBeHidden();

  // The command "Yield and buffer suggestions" shows them all the same.
  await farm.walkTo('/ops/batches?buffers=all');
  const buffers = page.getByRole('dialog', { name: 'Buffer settings' });
  await expect(buffers.getByText('Use 8.75 oz (4 harvests, 7.5 to 10)')).toBeVisible();
  await buffers.getByRole('button', { name: 'Add a variety buffer' }).click();
  await buffers.getByRole('combobox', { name: 'Variety' }).click();
  await page.getByRole('option', { name: 'Kale' }).click();
  const percent = buffers.getByRole('textbox', { name: 'Variety buffer' });
  await percent.fill('12.5');
  await percent.press('Enter');
  await expect(page.getByText('Kale has a buffer of 12.5%')).toBeVisible();
  await expect(buffers.getByText('Kale, 12.5%')).toBeVisible();
  await buffers.getByRole('button', { name: 'Remove Kale’s buffer' }).click();
  await expect(buffers.getByText('Kale, 12.5%')).toBeHidden();
});

test('one line leads to proposals; weights are asked for on wish', async ({ page, farm }) => {
  await farm.open('/dashboard');
  await expect(page.getByText('1 yield can be corrected')).toBeVisible();
  await page.getByRole('link', { name: 'Review' }).click();
  const buffers = page.getByRole('dialog', { name: 'Buffer settings' });
  await expect(buffers.getByText('Use 8.75 oz (4 harvests, 7.5 to 10)')).toBeVisible();
  await buffers.getByRole('button', { name: 'Use the learned yield of Radish' }).click();
  await expect(buffers.getByText('Use 8.75 oz (4 harvests, 7.5 to 10)')).toBeHidden();

  await farm.walkTo('/setup/settings');
  await page.getByLabel('Ask for the weight at harvest').check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await farm.walkTo('/tasks/today');
  await new TasksOfDay(page, 'Tuesday 11/24').tick('Harvest', 'Radish').click();
  const dialog = page.getByRole('dialog', { name: 'Weigh the harvest' });
  await dialog.getByRole('textbox', { name: 'Weight of Radish in oz' }).fill('16');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('button', { name: '16.0 oz, correct Radish, Tue 11/24' }),
  ).toBeVisible();

  // A day with plantings is closed by counting their trays; then what else was cut is weighed.
  await page.getByRole('button', { name: 'Mark all done' }).first().click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('button', { name: 'Save & mark day done' }).click();
  const kale = dialog.getByRole('textbox', { name: 'Weight of Kale in oz' });
  await kale.fill('7.5');
  await kale.press('Enter');
  const mizuna = dialog.getByRole('textbox', { name: 'Weight of Mizuna in oz' });
  await expect(mizuna).toBeFocused();
  await mizuna.fill('9');
  await mizuna.press('Enter');
  await expect(page.getByText('2 harvests weighed')).toBeVisible();

  await farm.walkTo('/tasks/harvest-plan');
  // 18 oz are ordered of 16 oz that came out.
  await expect(page.getByText(/weighed 16.0 oz, 2.0 short/).first()).toBeVisible();
});

test('Growth has a view of what trays gave beside what was planned', async ({ page, farm }) => {
  await farm.open('/reporting/growth');
  await page.getByText('Yield', { exact: true }).click();
  await expect(page.getByText('8.8 of 10.0 oz')).toBeVisible();
  await expect(page.getByText('-12.5%').first()).toBeVisible();
  await page.getByText('Trays', { exact: true }).first().click();
  await expect(page.getByText('8.8 of 10.0 oz')).toBeHidden();
});
