import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { expect, openScreen, test } from '#tests/support/browser/farm-test.ts';
import {
  dotsOf,
  readPrintedPages,
  type PageBox,
  type PrintedPage,
} from '#tests/support/paper/printed-pages.ts';

const SAMPLE = 'tests/samples/seed-lots-farm.json';
const INCH = 25.4;

/** The farm at an address that other devices can open; only of such labels have a code. */
const ORIGIN = 'https://greenacre.farm';

/** A printer that matters has three dots to the smallest module. */
const DOTS_PER_INCH = 203;

/** As the papers are sold: the page, the first label with its size, and the way to the next ones, in millimeters. */
const PAPERS = [
  {
    name: 'Letter, 30 per sheet',
    page: [8.5 * INCH, 11 * INCH],
    first: [0.1875 * INCH, 0.5 * INCH, 2.625 * INCH, 1 * INCH],
    pitch: [2.75 * INCH, 1 * INCH],
    columns: 3,
  },
  {
    name: 'Letter, 10 per sheet',
    page: [8.5 * INCH, 11 * INCH],
    first: [0.15625 * INCH, 0.5 * INCH, 4 * INCH, 2 * INCH],
    pitch: [4.1875 * INCH, 2 * INCH],
    columns: 2,
  },
  {
    name: 'A4, 21 per sheet',
    page: [210, 297],
    first: [7.25, 15.15, 63.5, 38.1],
    pitch: [66, 38.1],
    columns: 3,
  },
  { name: 'Dymo 30334, 2.25 × 1.25 in', roll: [2.25 * INCH, 1.25 * INCH] },
  { name: 'Zebra, 2 × 1 in', roll: [2 * INCH, 1 * INCH] },
  { name: 'Brother DK-1209, 62 × 29 mm', roll: [62, 29] },
  { name: 'Own size', roll: [50, 25] },
] as const;

test.beforeEach(async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-12-07T08:00:00-08:00');
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const here = test.info().project.use.baseURL ?? process.env['MGM_ADDRESS'] ?? '';
    await route.fulfill({ response: await route.fetch({ url: here + pathname + search }) });
  });
  await farm.has(SAMPLE);
});

// What is loaded ahead may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('labels lie where their paper has them, and their codes can be read', async ({ page }) => {
  await openLabels(page);
  const dialog = page.getByRole('dialog', { name: 'Labels' });
  await expect(dialog).toContainText('9 labels');
  for (const paper of PAPERS)
    await test.step(paper.name, async () => {
      await dialog.getByRole('combobox', { name: 'Paper' }).click();
      await page.getByRole('option', { name: paper.name, exact: true }).click();
      expectOnPaper(readPrintedPages(await printed(page)), paper);
    });
});

test('labels begin at a label of the sheet; a printer is put right', async ({ page }) => {
  await openLabels(page);
  const dialog = page.getByRole('dialog', { name: 'Labels' });
  await dialog.getByRole('textbox', { name: 'Start at label' }).fill('29');
  await dialog.getByLabel('Move right (mm)').fill('2');
  const pages = readPrintedPages(await printed(page));
  expect(pages).toHaveLength(2);
  const [two, seven] = pages.map(({ boxes }) => labelsOn(boxes, 2.625 * INCH, INCH));
  expect([two?.length, seven?.length]).toEqual([2, 7]);
  const [label] = two ?? [];
  // The 29th of 30 is the second of the last row.
  expectNear(
    [label?.left ?? 0, label?.top ?? 0],
    [0.1875 * INCH + 2.75 * INCH + 2, 0.5 * INCH + 9 * INCH],
  );
});

function expectOnPaper(pages: readonly PrintedPage[], paper: (typeof PAPERS)[number]): void {
  const isRoll = 'roll' in paper;
  const [width, height] = isRoll ? paper.roll : paper.page;
  expect(pages).toHaveLength(isRoll ? 9 : 1);
  for (const one of pages) {
    expectNear([one.width, one.height], [width, height]);
    for (const code of codesOn(one.boxes))
      expect(decodeQR(dotsOf(one, code, DOTS_PER_INCH))).toBe(
        'HTTPS://GREENACRE.FARM/T/RARA-261204',
      );
  }
  const [first] = pages;
  const [left, top, ...size] = isRoll ? ([0, 0, width, height] as const) : paper.first;
  const { columns, pitch } = isRoll ? { columns: 1, pitch: [0, 0] as const } : paper;
  const labels = labelsOn(first?.boxes ?? [], ...size);
  expect(labels).toHaveLength(isRoll ? 1 : 9);
  expect(codesOn(first?.boxes ?? [])).toHaveLength(labels.length);
  for (const [at, label] of labels.entries()) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    expectNear([label.left, label.top], [left + column * pitch[0], top + row * pitch[1]]);
  }
}

async function openLabels(page: Page): Promise<void> {
  await openScreen(page, `${ORIGIN}/ops/deliveries?day=2026-12-04`);
  await page.getByRole('button', { name: 'Print and export' }).click();
  await page.getByRole('menuitem', { name: 'Labels…' }).click();
}

async function printed(page: Page): Promise<Buffer> {
  await page
    .getByRole('dialog', { name: 'Labels' })
    .getByRole('button', { name: 'Print', exact: true })
    .click();
  await expect(page.getByText('Lot RARA-261204').first()).toBeAttached();
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

/** Half a millimeter is less than a printer is off. */
function expectNear(measured: readonly number[], wanted: readonly number[]): void {
  for (const [at, value] of wanted.entries())
    expect(Math.abs((measured[at] ?? Number.NaN) - value)).toBeLessThan(0.5);
}

/** Every label cuts off what it holds once for each of its rows. */
function labelsOn(boxes: readonly PageBox[], width: number, height: number): readonly PageBox[] {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.5;
  return unlike(boxes.filter((box) => near(box.width, width) && near(box.height, height)));
}

/** Codes are square: 33 modules of half a millimeter. */
function codesOn(boxes: readonly PageBox[]): readonly PageBox[] {
  return unlike(
    boxes.filter((box) => Math.abs(box.width - 16.5) < 0.5 && Math.abs(box.height - 16.5) < 0.5),
  );
}

/** Boxes at the same place are one, be they a pixel apart. */
function unlike(boxes: readonly PageBox[]): readonly PageBox[] {
  return boxes.filter(
    (box, at) =>
      boxes.findIndex(
        (one) => Math.abs(one.left - box.left) < 1 && Math.abs(one.top - box.top) < 1,
      ) === at,
  );
}
