import '@mantine/core/styles/Tooltip.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { BarList } from './bar-list.tsx';

const line = (name: string, seed: number, soil: number) => ({
  key: name,
  name,
  figure: `$${seed + soil}`,
  parts: [
    { key: 'seed', value: seed, color: 'green', told: { label: 'Seed', text: `$${seed}` } },
    { key: 'soil', value: soil, color: 'brown', told: { label: 'Soil', text: `$${soil}` } },
  ],
});

const bar = page.getByRole('button', { name: 'Soil $5, Seed $3' });
const told = page.getByRole('tooltip', { includeHidden: true });

function show() {
  // The note finds its room above the bars.
  render(
    <div style={{ paddingTop: 200 }}>
      <BarList label="Cost" lines={[line('Restaurant', 3, 5), line('Market', 4, 0)]} />
    </div>,
  );
}

test('a bar tells its parts to the mouse and to who steps to it by keys', async () => {
  show();
  await userEvent.hover(bar);
  await expect.element(told).toHaveTextContent('Soil$5Seed$3');
  await userEvent.unhover(bar);
  await expect.element(told).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(bar).toHaveFocus();
  await expect.element(told).toHaveTextContent('Soil$5Seed$3');
});

test('a bar that was touched tells its parts until something else is touched', async () => {
  show();
  await expect.element(bar).toBeVisible();
  const touch = (type: string) =>
    bar.element().dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
  touch('pointerover');
  touch('pointerout');
  await expect.element(told).toHaveTextContent('Soil$5Seed$3');
  await userEvent.click(page.getByText('Restaurant'));
  await expect.element(told).not.toBeInTheDocument();
});

test('a part of nothing is not told', async () => {
  show();
  await expect.element(page.getByRole('button', { name: 'Seed $4', exact: true })).toBeVisible();
});
