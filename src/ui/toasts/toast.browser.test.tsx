import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { ToastHost } from './toast-host.tsx';
import { toast } from './toast.ts';

test('messages that offer Undo go when their farm leaves the screen, others stay', async () => {
  render(<ToastHost />);
  toast.success('Order deleted.', { undo: () => true });
  toast.info('Google connected.');
  const [offer, news] = [page.getByText('Order deleted.'), page.getByText('Google connected.')];
  await expect.element(offer).toBeVisible();
  await expect.element(news).toBeVisible();
  toast.clearUndo();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(news).toBeVisible();
});

test('a failed save shows the error’s own message when there is one, else that something went wrong', async () => {
  render(<ToastHost />);
  toast.failed(new Error('Name is taken'));
  toast.failed(new Error(''));
  toast.failed('no error at all', 'Failed to save order');
  await expect.element(page.getByText('Name is taken')).toBeVisible();
  await expect.element(page.getByText('Oops, something went wrong')).toBeVisible();
  await expect.element(page.getByText('Failed to save order')).toBeVisible();
});
