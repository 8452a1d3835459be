import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { DayRangeBar } from './day-range-bar.tsx';
import { ALL_DAYS } from './day-range.ts';
import { useDayRange } from './use-day-range.ts';

const ALL = { label: 'All', days: null } as const;
const WEEK = { label: '7d', days: 7 } as const;

function Report() {
  const [range, changeRange] = useDayRange('2026-11-20', ALL);
  return (
    <>
      <DayRangeBar today="2026-11-20" range={range} onChange={changeRange} quick={[WEEK, ALL]} />
      <button
        type="button"
        onClick={() => {
          changeRange((before) => ({ ...before, from: '2026-11-01' }));
          changeRange((before) => ({ ...before, to: '2026-11-10' }));
        }}
      >
        Both ends
      </button>
      <button type="button" onClick={() => changeRange(() => ALL_DAYS)}>
        Every day
      </button>
    </>
  );
}

const from = page.getByLabelText('From');
const to = page.getByLabelText('To');

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Report />
    </MemoryRouter>,
  );
}

test('both ends changed at once are both kept', async () => {
  open('/');
  await page.getByRole('button', { name: 'Both ends' }).click();
  await expect.element(from).toHaveValue('2026-11-01');
  await expect.element(to).toHaveValue('2026-11-10');
});

test('a quick range fills both fields, and is marked as long as it is shown', async () => {
  open('/?from=2026-11-01&to=2026-11-10');
  const week = page.getByRole('button', { name: '7d' });
  await week.click();
  await expect.element(from).toHaveValue('2026-11-14');
  await expect.element(to).toHaveValue('2026-11-20');
  await expect.element(week).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Every day' }).click();
  await expect.element(from).toHaveValue('');
  await expect.element(week).toHaveAttribute('aria-pressed', 'false');
});

test('an end typed before the start is set to the start', async () => {
  open('/?from=2026-11-10');
  await to.fill('2026-11-01');
  await from.click();
  await expect.element(to).toHaveValue('2026-11-10');
});

test('a month is one button, and so is the month before', async () => {
  open('/');
  await page.getByRole('button', { name: 'November' }).click();
  await expect.element(from).toHaveValue('2026-11-01');
  await expect.element(to).toHaveValue('2026-11-30');
  await page.getByRole('button', { name: 'October' }).click();
  await expect.element(from).toHaveValue('2026-10-01');
  await expect.element(to).toHaveValue('2026-10-31');
});
