import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import '#ui/theme/start-styles.ts';
import '#ui/theme/mantine-styles.ts';
import { Badge } from '../kit/badge.tsx';
import { PageHeader } from './page-parts.tsx';
import { PageTitleSlot } from './page-title-slot.ts';

/** What the top bar of a phone of 360 px leaves for the title, and its height. */
const ROOM = { width: 170, height: 56 };

function TopBar({ title }: { readonly title: string }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <div style={{ ...ROOM, display: 'flex', alignItems: 'center' }}>
        <div ref={setSlot} style={{ minWidth: 0 }} />
      </div>
      {slot !== null && (
        <PageTitleSlot value={slot}>
          <PageHeader title={title} />
        </PageTitleSlot>
      )}
    </>
  );
}

test('the longest title stands whole in the top bar of a phone', async () => {
  await page.viewport(360, 780);
  render(<TopBar title="Customer cost dashboard" />);
  const title = page.getByRole('heading', { name: 'Customer cost dashboard' });
  await expect.element(title).toBeVisible();
  const { scrollWidth, clientWidth, offsetHeight } = title.element() as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(clientWidth).toBeLessThanOrEqual(ROOM.width);
  expect(offsetHeight).toBeLessThanOrEqual(ROOM.height);
});

test('a badge shows all that it counts, on two lines where it must', async () => {
  await page.viewport(360, 780);
  render(
    <div style={{ width: 120 }}>
      <Badge>Too late: 12.5 oz Sunflower, Fri 11/27</Badge>
    </div>,
  );
  const label = page.getByText(/^Too late/);
  await expect.element(label).toBeVisible();
  const { scrollWidth, clientWidth, offsetHeight } = label.element() as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const badge = label.element().parentElement;
  expect(badge?.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  expect(badge?.getBoundingClientRect().height).toBeGreaterThanOrEqual(offsetHeight);
});
