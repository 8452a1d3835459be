import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { toast } from '../toasts/toast.ts';
import { ToastHost } from '../toasts/toast-host.tsx';
import { Dialog } from './dialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

interface CountDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const CountDialog = (props: CountDialogProps) => <Dialog {...props} title="Count trays" />;

/** A page with a button for a dialog whose code can be loaded or not. */
function aPage(network: { isThere: boolean }): readonly string[] {
  const tries: string[] = [];
  const Late = lazyDialog(async () => {
    tries.push('load');
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return CountDialog;
  });
  function Page() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <ToastHost />
        <button type="button" onClick={() => setOpened(true)}>
          Count
        </button>
        <Late opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  }
  render(<Page />);
  return tries;
}

test('a dialog that cannot be loaded says so at every press, and opens when it can', async () => {
  const network = { isThere: false };
  aPage(network);
  const told = page.getByText(
    'Couldn’t load this part of the app. Check your connection and try again.',
  );
  await press();
  await expect.element(told).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => told.elements().length).toBe(0);
  await press();
  await expect.element(told).toBeVisible();
  network.isThere = true;
  await press();
  await expect.element(page.getByRole('dialog', { name: 'Count trays' })).toBeVisible();
});

test('nothing is said of a dialog that nobody has asked for', async () => {
  const network = { isThere: false };
  const tries = aPage(network);
  const before = toast.past().length;
  await expect.poll(() => tries.length).toBe(1);
  await Promise.resolve();
  expect(toast.past()).toHaveLength(before);
  network.isThere = true;
  await press();
  await expect.element(page.getByRole('dialog', { name: 'Count trays' })).toBeVisible();
});

/** The message at the foot of a page as small as this one may lie over the button. */
async function press(): Promise<void> {
  const count = page.getByRole('button', { name: 'Count' });
  await expect.element(count).toBeVisible();
  count.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
