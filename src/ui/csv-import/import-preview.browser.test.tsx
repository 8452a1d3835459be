import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ImportRow } from '#domain/import/import-plan.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { ImportPreview } from './import-preview.tsx';

const row = (line: number): ImportRow => ({ kind: 'new', line, title: `Crop ${line}` });
const LONG: readonly ImportRow[] = Array.from({ length: 2000 }, (_, index) => row(index + 2));
const MIXED: readonly ImportRow[] = [
  { kind: 'new', line: 2, title: 'Radish' },
  { kind: 'error', line: 3, title: '', problem: 'Variety is empty.' },
  { kind: 'new', line: 4, title: 'Basil', detail: 'Red' },
];

const frame = () => page.getByRole('region', { name: 'Preview' }).element();
const lines = () =>
  [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent);

test('of a long file only the rows in the frame are drawn, down to the last one', async () => {
  render(<ImportPreview rows={LONG} />);
  await expect.element(page.getByText('Crop 2', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('tr').length).toBeLessThan(120);
  expect(frame().scrollHeight).toBeGreaterThan(2000 * 20);
  for (let step = 0; step < 3; step += 1) {
    frame().scrollTop = frame().scrollHeight;
    await expect.poll(() => document.querySelectorAll('tr').length).toBeGreaterThan(10);
  }
  await expect.element(page.getByText('Crop 2001', { exact: true })).toBeVisible();
});

test('the rows stand as in the file until a head sorts them', async () => {
  render(<ImportPreview rows={MIXED} />);
  await expect.element(page.getByText('Radish')).toBeVisible();
  expect(lines()).toEqual(['2', '3', '4']);
  await page.getByRole('button', { name: 'Result' }).click();
  expect(lines()).toEqual(['3', '2', '4']);
  await page.getByRole('button', { name: 'Name' }).click();
  expect(lines().slice(-2)).toEqual(['4', '2']);
});

test('on a phone each row is a card, of a long file also only those in the frame', async () => {
  await page.viewport(360, 740);
  render(<ImportPreview rows={LONG} />);
  await expect.element(page.getByText('Line 2', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('li').length).toBeLessThan(60);
  expect(frame().scrollHeight).toBeGreaterThan(2000 * 40);
});
