import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test, undo, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { CsvImportDialog } from '../pages/catalog/csv-import-dialog.ts';

const VARIETIES = [
  'Variety;Days to harvest;Notes',
  'sunflower;11;Hulls shed better with a top mist on day 4',
  'Red Basil;21;',
  'Okra;soon;',
].join('\n');

test('a file of varieties is looked at, and imported in one step', async ({ page, farm }) => {
  const dialog = new CsvImportDialog(page);
  await farm.open('/catalog/varieties', SMALL_FARM);
  await dialog.open.click();
  await expect(dialog.importButton).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveNoBarrier();

  await dialog.chooseFile('crops.csv', VARIETIES);
  await expect(dialog.row('sunflower')).toContainText(/2\s*sunflower\s*changed\s*DTH: 10 → 11/);
  await expect(dialog.row('Red Basil')).toContainText('new');
  await expect(dialog.row('Okra')).toContainText('DTH “soon” isn’t a number.');
  await expect(dialog.dialog).toContainText(
    'Adds 1 variety and changes 1. 1 row with an error will be skipped.',
  );
  await expect(page).toHaveNoBarrier();
  await dialog.dialog.getByRole('switch', { name: 'Errors only' }).check();
  await expect(dialog.rows).toHaveCount(2);
  const errors = await savedFile(page, 'Download rows with errors');
  expect(errors.text).toBe(
    'Variety,Days to harvest,Notes,Error\r\nOkra,soon,,DTH “soon” isn’t a number.\r\n',
  );

  await dialog.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Sunflower/ })).toContainText('10');
  await expect(page.getByText('Red Basil')).toBeHidden();

  await dialog.open.click();
  await dialog.chooseFile('crops.csv', VARIETIES);
  await dialog.importButton.click();
  await expect(page.getByText('Imported 2 varieties.', { exact: true })).toBeVisible();
  await expect(page.getByText('1 row with errors skipped.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Red Basil' })).toBeVisible();
  await undo(page);
  await expect(page.getByRole('link', { name: 'Red Basil' })).toBeHidden();
  await expect(page.getByRole('row', { name: /Sunflower/ })).toContainText('10');
});

test('what a farm downloads as a file changes nothing of it', async ({ page, farm }) => {
  const dialog = new CsvImportDialog(page);
  await farm.open('/catalog/varieties', SMALL_FARM);
  for (const path of ['/catalog/varieties', '/catalog/inventory', '/ops/orders']) {
    await farm.walkTo(path);
    const { text } = await savedFile(page, 'Download CSV');
    await dialog.open.click();
    await dialog.chooseFile('back.csv', text);
    const kinds = dialog.dialog.getByRole('group', { name: 'Rows by kind' });
    await expect(kinds).toHaveText(/^\d+ unchanged$/);
    await expect(dialog.dialog).toContainText('Nothing to import');
    await expect(dialog.dialog).not.toContainText('Ignored columns');
    await page.keyboard.press('Escape');
    await expect(dialog.dialog).toBeHidden();
  }
});

test('a file of orders moves the plan, and says so before it does', async ({ page, farm }) => {
  const dialog = new CsvImportDialog(page);
  await farm.open('/ops/orders', SMALL_FARM);
  await dialog.open.click();
  await dialog.dialog
    .getByLabel('Or paste rows from a spreadsheet')
    .fill(
      [
        'Order\tKind\tDate\tProduct\tPackage (oz)\tCount',
        'Chef tasting\tONCE\t12/4/2026\tSunflower\t16\t20',
        'Chef tasting\tONCE\t12/4/2026\tSpeckled Pea\t4\t10',
        'Odd box\tONCE\t12/5/2026\tUnicorn\t4\t1',
      ].join('\n'),
    );
  await dialog.dialog.getByRole('button', { name: 'Show preview' }).click();
  await expect(dialog.row('Odd box')).toContainText(
    'Product “Unicorn” isn’t a product or variety on your farm.',
  );
  await expect(dialog.dialog).toContainText(
    /Adds 1 order\. .*Moves the plan.*trays Sunflower, Fri 12\/4/,
  );
  await dialog.importButton.click();
  await expect(page.getByText('Imported 1 order.', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/1 row with errors skipped. .*trays Sunflower, Fri 12\/4/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chef tasting', exact: true })).toBeVisible();
});

test('on a phone rows are cards, the file is in the menu @phone-only', async ({ page, farm }) => {
  const dialog = new CsvImportDialog(page);
  await farm.open('/ops/orders', SMALL_FARM);
  const menu = page.getByRole('button', { name: 'Files of orders' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Import CSV' }).click();
  } else {
    await dialog.open.click();
  }
  await dialog.chooseFile(
    'orders.csv',
    'Order,Date,Variety,Weight\nOne more,2026-12-04,Arugula,12',
  );
  await expect(dialog.dialog.getByText('One more')).toBeVisible();
  await expect(page).toHaveNoBarrier();
  await dialog.importButton.click();
  await expect(page.getByText('Imported 1 order.', { exact: true })).toBeVisible();
});
