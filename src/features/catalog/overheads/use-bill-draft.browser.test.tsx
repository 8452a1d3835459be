import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { IsoMonth } from '#domain/calendar/month-grid.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { BillFields } from './bill-fields.tsx';
import { periodOf } from './bill-month.ts';
import { useBillDraft } from './use-bill-draft.ts';

/** The form of a new bill, and an address that only follows when it is told to. */
function Form() {
  const [month, setMonth] = useState<IsoMonth>('2026-11');
  const [asked, show] = useState<IsoMonth>(month);
  const { draft, change, clear } = useBillDraft({ month, period: periodOf(month), show });
  return (
    <>
      <BillFields draft={draft} onChange={change} />
      <output aria-label="Bill">{`${draft.name} ${draft.year}-${draft.month}`}</output>
      <output aria-label="Shown">{month}</output>
      <button type="button" onClick={() => setMonth(asked)}>
        Follow
      </button>
      <button type="button" onClick={() => setMonth('2026-11')}>
        November
      </button>
      <button type="button" onClick={clear}>
        Next
      </button>
    </>
  );
}

const bill = page.getByLabelText('Bill');
const press = (name: string) => page.getByRole('button', { name }).click();

test('a bill bears the month that was typed, before the page shows it and after', async () => {
  render(<Form />);
  await page.getByLabelText('Name').fill('Water');
  await page.getByLabelText('Month').selectOptions('January');
  await page.getByLabelText('Year').fill('2025');
  await expect.element(page.getByLabelText('Shown')).toHaveTextContent('2026-11');
  await expect.element(bill).toHaveTextContent('Water 2025-1');
  await press('Follow');
  await expect.element(page.getByLabelText('Shown')).toHaveTextContent('2025-01');
  await expect.element(bill).toHaveTextContent('Water 2025-1');
  await press('Next');
  await expect.element(bill).toHaveTextContent('2025-1');
});

test('another month that is shown takes the place of the typed one, also the one before', async () => {
  render(<Form />);
  await page.getByLabelText('Name').fill('Water');
  await page.getByLabelText('Month').selectOptions('January');
  await press('Follow');
  await expect.element(bill).toHaveTextContent('Water 2026-1');
  await press('November');
  await expect.element(bill).toHaveTextContent('Water 2026-11');
});

test('a year that is half typed stays as it is typed', async () => {
  render(<Form />);
  await page.getByLabelText('Year').fill('202');
  await press('Follow');
  await expect.element(page.getByLabelText('Year')).toHaveValue('202');
  await expect.element(page.getByLabelText('Shown')).toHaveTextContent('2026-11');
});
