import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import '#ui/theme/start-styles.ts';
import '#ui/theme/mantine-styles.ts';
import { DayRangeBar } from './day-range-bar.tsx';
import { ALL_DAYS, useDayRange } from './day-range.ts';

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
const to = page.getByLabelText('To', { exact: true });

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

test('a day that is deleted part by part opens its end', async () => {
  open('/?from=2026-11-10');
  await expect.element(from).toBeVisible();
  from.query()?.focus();
  await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}{ArrowRight}{Backspace}');
  await to.click();
  const all = page.getByRole('button', { name: 'All' });
  await expect.element(all).toHaveAttribute('aria-pressed', 'true');
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

/** How far the words of a button stand from those of its neighbour, for all that stand in one row. */
function distances(group: Element): readonly number[] {
  const words = [...group.querySelectorAll('button')].map((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getBoundingClientRect();
  });
  return words.flatMap((box, at) => {
    const next = words[at + 1];
    return next === undefined || next.top > box.bottom ? [] : [next.left - box.right];
  });
}

test.for([1280, 760, 360])('at %i px the quick ranges keep their distance', async (width) => {
  await page.viewport(width, 780);
  const quick = [WEEK, ...[30, 90, 180].map((days) => ({ label: `${days}d`, days })), ALL];
  render(
    <DayRangeBar today="2026-10-20" range={ALL_DAYS} onChange={() => undefined} quick={quick} />,
  );
  const group = page.getByRole('group', { name: 'Quick range' });
  await expect.element(group.getByRole('button', { name: 'September' })).toBeVisible();
  expect(distances(group.element()).length).toBeGreaterThan(4);
  expect(Math.min(...distances(group.element()))).toBeGreaterThanOrEqual(12);
});
