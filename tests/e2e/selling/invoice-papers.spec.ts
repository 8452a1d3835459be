import type { Page } from '@playwright/test';
import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { expect, test } from '#tests/support/browser/farm-test.ts';
import { chooseAction } from '../pages/page-model.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import {
  aPayment,
  anInvoice,
  anInvoiceLine,
  anInvoiceOf,
} from '#tests/support/builders/invoice-builders.ts';

const MARLOW = {
  series: '2026-',
  customer: 'Bistro Marlow',
  billTo: 'Bistro Marlow\n8 Harbor Road\nPortland, OR 97201',
  seller: 'Juniper Lane Microgreens\n12 Elm Street\nPortland, OR 97209\nTax no. 12-3456789',
  note: 'Please pay by bank transfer.',
};
const TUB = anInvoiceLine({
  text: 'Pea 4 oz',
  quantity: 10,
  unitPrice: 4.25,
  dayISO: '2026-11-10',
});
const TAX = { name: 'Sales tax', percent: 7 };

/** An invoice with a tax and a correction, one of seventy lines, and a credit note. */
const INVOICES = [
  anInvoice({
    ...MARLOW,
    id: 'inv_1',
    number: 12,
    dateISO: '2026-11-10',
    dueISO: '2026-11-24',
    lines: [
      { ...TUB, tax: TAX },
      {
        ...TUB,
        id: 'li_2',
        text: 'Correction of 2026-0011: Pea 4 oz',
        quantity: -1,
        amount: -4.25,
        tax: TAX,
      },
    ],
  }),
  anInvoice({
    ...MARLOW,
    id: 'inv_2',
    number: 13,
    dateISO: '2026-11-12',
    dueISO: '2026-11-26',
    lines: Array.from({ length: 70 }, (_, at) => ({
      ...TUB,
      id: `li_${at}`,
      text: `Mix ${at + 1}`,
    })),
  }),
  anInvoiceOf(-4.25, { ...MARLOW, id: 'inv_3', number: 14, dateISO: '2026-11-13' }),
];

test.beforeEach(async ({ farm }) => {
  const state = bistroFarm();
  const [bistro, ...others] = state.orders;
  const orders = [{ ...bistro, customer: MARLOW.customer, startDate: '2026-11-06' }, ...others];
  const payments = [aPayment({ customer: MARLOW.customer, dateISO: '2026-11-15', amount: 20 })];
  await farm.has({ ...state, orders, invoices: INVOICES, payments });
});

/** What a browser writes as a PDF of the page: its pages with their size in points, and its title. */
async function pdfOf(page: Page, format: 'A4' | 'Letter', path: string) {
  await page.emulateMedia({ media: 'print' });
  const text = (await page.pdf({ format, path })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length,
    title: /\/Title \(([^)]*)\)/.exec(text)?.[1],
    sizes: [
      ...new Set(
        boxes.map(
          ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
        ),
      ),
    ],
  };
}

const SIZES = { A4: '596 × 843', Letter: '612 × 792' } as const;

for (const format of ['A4', 'Letter'] as const) {
  test(`invoices and a credit note print on ${format}`, async ({ page, farm }, info) => {
    await farm.open('/ops/invoices');
    const printed = async (number: string, name: string) => {
      await chooseAction(page, number, 'Print');
      await expect(page).toHaveTitle(new RegExp(`${number} Bistro Marlow$`));
      return pdfOf(page, format, info.outputPath(`${name}.pdf`));
    };
    expect(await printed('2026-0012', 'one')).toEqual({
      pages: 1,
      title: 'Invoice 2026-0012 Bistro Marlow',
      sizes: [SIZES[format]],
    });
    expect(await printed('2026-0013', 'three')).toMatchObject({
      pages: 3,
      title: 'Invoice 2026-0013 Bistro Marlow',
    });
    expect(await printed('2026-0014', 'note')).toMatchObject({
      pages: 1,
      title: 'Credit note 2026-0014 Bistro Marlow',
    });
    // Afterwards the page is called as before.
    await expect(page).toHaveTitle(/^Invoices/);
  });

  test(`a statement prints on ${format}`, async ({ page, farm }, info) => {
    await farm.open('/reporting/customers?range=all');
    await page.getByRole('button', { name: 'View Bistro Marlow' }).click();
    await page.getByRole('button', { name: 'Statement…' }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const title = 'Statement Bistro Marlow 2026-11-01 to 2026-11-20';
    await expect(page).toHaveTitle(title);
    expect(await pdfOf(page, format, info.outputPath('statement.pdf'))).toEqual({
      pages: 1,
      title,
      sizes: [SIZES[format]],
    });
  });
}

test('a statement tells the month of a customer, and is a file @phone', async ({ page, farm }) => {
  await farm.open('/reporting/customers?range=all');
  await page.getByRole('button', { name: 'View Bistro Marlow' }).click();
  await page.getByRole('button', { name: 'Statement…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statement' });
  // 38.25 × 1.07 = 40.93; 70 × 42.50 = 2,975.00.
  await expect(dialog.getByRole('row')).toHaveText([
    'DateDescriptionAmountBalance',
    'Sun 11/1/2026Balance before$0.00',
    'Tue 11/10/2026Invoice 2026-0012$40.93$40.93',
    'Thu 11/12/2026Invoice 2026-0013$2,975.00$3,015.93',
    'Fri 11/13/2026Credit note 2026-0014-$4.25$3,011.68',
    'Sun 11/15/2026Payment-$20.00$2,991.68',
  ]);
  const { lines } = await savedFile(page, dialog.getByRole('button', { name: 'Download CSV' }));
  expect(lines[2]).toBe('2026-11-10,Invoice 2026-0012,40.93,40.93');
});

test('QuickBooks gets invoices and credit notes apart @phone', async ({ page, farm }) => {
  await farm.open('/ops/invoices');
  await page.getByRole('button', { name: 'Files…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invoices as a file' });
  await dialog.getByText('QuickBooks', { exact: true }).click();
  await expect(dialog).toContainText('3 invoices, 73 lines, 2 files');
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect
    .poll(() => names)
    .toEqual([
      'quickbooks-invoices-2026-11-01-to-2026-11-30.csv',
      'quickbooks-credit-notes-2026-11-01-to-2026-11-30.csv',
    ]);
});
