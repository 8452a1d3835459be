import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import type { ChartPlace } from './chart-place.ts';
import { ColumnChart } from './column-chart.tsx';

const day = (title: string, used: number, strong = false): ChartPlace => ({
  key: title,
  name: [title.slice(0, 3), title.split(' ')[1] ?? ''],
  title,
  strong,
  columns: [
    {
      label: 'Grow',
      text: `${used} of 52 slots`,
      parts: [{ key: 'grow', value: (used / 52) * 100, color: 'green' }],
    },
  ],
});

const days = [
  day('Wednesday 11/25', 40),
  day('Thursday 11/26', 57, true),
  day('Friday 11/27', 45),
  day('Saturday 11/28', 30),
];

const slider = page.getByRole('slider', { name: 'Values by day' });
const told = page.getByRole('tooltip', { includeHidden: true });

/** The middle of a day in the picture. */
function middleOf(index: number) {
  const { left, top, width, height } = slider.element().getBoundingClientRect();
  return { clientX: left + ((index + 0.5) * width) / days.length, clientY: top + height / 2 };
}

function point(type: string, pointerType: 'mouse' | 'touch', index: number) {
  slider
    .element()
    .dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType, ...middleOf(index), pointerId: 1 }),
    );
}

async function show() {
  render(
    <div style={{ width: 600, paddingTop: 200 }}>
      <ColumnChart label="Slots used on each day" unit="percent" per="day" places={days} />
      <button type="button">Elsewhere</button>
    </div>,
  );
  await expect.element(slider).toBeVisible();
}

test('the day under the mouse is told until the mouse leaves', async () => {
  await show();
  await userEvent.hover(slider, { position: { x: 20, y: 40 } });
  await expect.element(told).toHaveTextContent('Wednesday 11/25Grow40 of 52 slots');
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  await expect.element(told).not.toBeInTheDocument();
});

test('keys step from today to other days, and Escape ends it', async () => {
  await show();
  await userEvent.keyboard('{Tab}');
  await expect.element(slider).toHaveFocus();
  await expect.element(told).toHaveTextContent('Thursday 11/26Grow57 of 52 slots');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(told).toHaveTextContent('Friday 11/27');
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', 'Friday 11/27: Grow 45 of 52 slots');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(told).toHaveTextContent('Saturday 11/28');
  await userEvent.keyboard('{Home}');
  await expect.element(told).toHaveTextContent('Wednesday 11/25');
  await userEvent.keyboard('{Escape}');
  await expect.element(told).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(told).toHaveTextContent('Thursday 11/26');
  await userEvent.keyboard('{Tab}');
  await expect.element(told).not.toBeInTheDocument();
});

test('a day that was touched is told after the finger is lifted, until something else is touched', async () => {
  await show();
  point('pointerdown', 'touch', 2);
  await expect.element(told).toHaveTextContent('Friday 11/27');
  point('pointermove', 'touch', 3);
  await expect.element(told).toHaveTextContent('Saturday 11/28');
  point('pointerup', 'touch', 3);
  point('pointerout', 'touch', 3);
  await expect.element(told).toHaveTextContent('Saturday 11/28');
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  await expect.element(told).not.toBeInTheDocument();
});

test('a screen reader has the values as a table', async () => {
  await show();
  const table = page.getByRole('table', { name: 'Values by day' });
  await expect.element(table.getByRole('row').nth(0)).toHaveTextContent('DayGrow');
  await expect
    .element(table.getByRole('row', { name: 'Thursday 11/26' }))
    .toHaveTextContent('57 of 52 slots');
});
