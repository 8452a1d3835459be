import { expect, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { VarietiesPage, VarietyEditor } from '../pages/catalog/varieties-page.ts';
import { VarietyPage } from '../pages/catalog/variety-page.ts';

test('another yield of a calibrated variety asks first', async ({ page, farm }) => {
  const variety = new VarietyPage(page);
  const editor = new VarietyEditor(page);
  const question = page.getByText(
    'This variety is calibrated. Do you want to override the calibration with this number? (Overrides last until the next calibration is saved.)',
  );
  await farm.open('/catalog/varieties/sunflower', SMALL_FARM);

  const typeYield = async (ounces: string, notes: string) => {
    await variety.edit.click();
    await editor.yieldOz.fill(ounces);
    await editor.dialog.getByLabel('Notes').fill(notes);
    await editor.save.click();
  };
  await typeYield('14', 'Kept');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(variety.yieldCard).toContainText('16.28 oz/tray effective');
  await expect(variety.intakesCard).toContainText('Kept');

  await typeYield('14', 'Cold room');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(variety.yieldCard).toContainText('14.00 oz/tray effective');
  await expect(variety.yieldCard).toContainText('Manual override 14.00 oz/tray');

  // Weighing again ends the override.
  await variety.calibrate.click();
  await page.getByRole('button', { name: 'Save calibration' }).click();
  await expect(variety.yieldCard).toContainText('16.28 oz/tray effective');
  await expect(variety.yieldCard).toContainText('No manual override');
});

test('calibration averages what is typed and needs one sample', async ({ page, farm }) => {
  const list = new VarietiesPage(page);
  await farm.open('/catalog/varieties', SMALL_FARM);
  await list.choose('Arugula', 'Calibrate');
  const dialog = page.getByRole('dialog', { name: 'Calibrate Yield' });
  const save = dialog.getByRole('button', { name: 'Save calibration' });
  await expect(dialog.getByText('0/8 samples')).toBeVisible();
  await save.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Enter at least one sample');

  const first = dialog.getByLabel('Tray 1');
  await expect(first).toHaveAttribute('min', '0');
  await expect(first).toHaveAttribute('step', '0.1');
  await first.fill('6.1');
  await dialog.getByLabel('Tray 2').fill('0');
  await dialog.getByLabel('Tray 8').fill('7.25');
  // (6.1 + 0 + 7.25) / 3
  await expect(dialog.getByText('4.45 oz/tray')).toBeVisible();
  await expect(dialog.getByText('3/8 samples')).toBeVisible();
  await save.click();
  await expect(list.row('Arugula')).toContainText('4.45 oz/tray (3/8)');
  await expect(list.row('Arugula')).toContainText('11/20');
  await expect(page.getByRole('button', { name: 'Actions for Arugula' })).toBeFocused();
});
