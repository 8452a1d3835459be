import { notificationsStore } from '@mantine/notifications';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { detailOf } from './detail-of.tsx';
import { ToastHost } from './toast-host.tsx';
import { toast, toastHost } from './toast.ts';

test('one message at a time, the newest; those before are kept', async () => {
  render(<ToastHost />);
  toast.success('Order saved');
  toast.info('Google connected.');
  await expect.element(page.getByText('Google connected.')).toBeVisible();
  await expect.element(page.getByText('Order saved')).not.toBeInTheDocument();
  const [news, before] = toast.past();
  expect([news?.text, before?.text]).toEqual(['Google connected.', 'Order saved']);
});

test('a message tells its height to what makes room for it, and to nothing else of the page', async () => {
  render(
    <>
      <div data-toast-room data-testid="foot" />
      <ToastHost />
    </>,
  );
  toast.success('Order saved');
  await expect.element(page.getByText('Order saved')).toBeVisible();
  const roomOf = (element: Element) =>
    getComputedStyle(element).getPropertyValue('--mgm-toast-room');
  const foot = page.getByTestId('foot').element();
  await expect.poll(() => parseFloat(roomOf(foot))).toBeGreaterThan(30);
  expect(roomOf(document.documentElement)).toBe('');
});

test('a message whose second line is still being worked out stays until it has been there to be read', async () => {
  render(<ToastHost />);
  let know = (_words: string): void => undefined;
  const words = new Promise<string>((resolve) => (know = resolve));
  toast.success('Trays saved', { detail: detailOf(words) });
  await expect.element(page.getByText('Trays saved')).toBeVisible();
  // What the kit is told, and not the time: under a pointer that was left there a message stays in any case.
  const goesAfter = () => notificationsStore.getState().notifications[0]?.autoClose;
  await expect.poll(goesAfter).toBe(false);
  know('Cafe Saturday 12 oz short.');
  await expect.element(page.getByText('Cafe Saturday 12 oz short.')).toBeVisible();
  await expect.poll(goesAfter).toBe(2500);
});

test('a message is drawn after what it tells of, and not at all when it is taken away before', async () => {
  render(<ToastHost />);
  await expect.poll(() => toastHost.isMounted).toBe(true);
  const isShown = () => document.body.textContent.includes('Batch saved');
  const undo = () => true;
  toast.success('Batch saved', { undo });
  // What is drawn in the same piece of work as the save has been drawn by now.
  await Promise.resolve();
  await Promise.resolve();
  expect(isShown()).toBe(false);
  await expect.poll(isShown).toBe(true);
  toast.clearUndo();
  await expect.poll(isShown).toBe(false);
  toast.success('Batch saved', { undo });
  toast.clearUndo();
  toast.info('Signed in.');
  await expect.element(page.getByText('Signed in.')).toBeVisible();
  expect(isShown()).toBe(false);
});

test('a message that offers Undo goes when its farm leaves the screen, any other stays', async () => {
  render(<ToastHost />);
  toast.success('Order deleted.', { undo: () => true });
  await expect.element(page.getByText('Order deleted.')).toBeVisible();
  toast.clearUndo();
  await expect.element(page.getByText('Order deleted.')).not.toBeInTheDocument();
  toast.info('Google connected.');
  toast.clearUndo();
  await expect.element(page.getByText('Google connected.')).toBeVisible();
});

test('a failed save shows the error’s own message when there is one, else that something went wrong', async () => {
  render(<ToastHost />);
  toast.failed(new Error('Name is taken'));
  await expect.element(page.getByText('Name is taken')).toBeVisible();
  toast.failed(new Error(''));
  await expect.element(page.getByText('Oops, something went wrong')).toBeVisible();
  toast.failed('no error at all', 'Failed to save order');
  await expect.element(page.getByText('Failed to save order')).toBeVisible();
});
