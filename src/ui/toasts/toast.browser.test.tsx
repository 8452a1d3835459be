import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/rendered.tsx';
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
