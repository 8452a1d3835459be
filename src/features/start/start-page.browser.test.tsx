import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { StartPage } from './start-page.tsx';
import type { WaysIn } from './ways-in.ts';

const ways: WaysIn = {
  continueWithoutGoogle: async () => undefined,
  connect: async () => 'stayed',
  prepare: () => undefined,
  returnFailed: false,
  enter: async () => undefined,
};

test('where the server has no Google sign-in, its button comes second, and says how it is set up', async () => {
  const connect = vi.fn<WaysIn['connect']>();
  render(<StartPage ways={{ ...ways, connect }} offersGoogle={false} joined={null} />);
  const without = page.getByRole('button', { name: 'Continue without Google' });
  const withGoogle = page.getByRole('button', { name: 'Continue with Google' });
  const topOf = (button: typeof without) => button.element().getBoundingClientRect().top;
  await expect.element(withGoogle).toHaveAttribute('data-variant', 'default');
  await expect.element(without).toHaveAttribute('data-variant', 'filled');
  const before = topOf(without);
  expect(topOf(withGoogle)).toBeGreaterThan(before);
  await userEvent.click(withGoogle);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'Google sign-in isn’t set up on this server. To turn it on, set GOOGLE_CLIENT_ID (see docs/server.md).',
    );
  const link = page.getByRole('status').getByRole('link', { name: 'docs/server.md' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('server'));
  expect(connect).not.toHaveBeenCalled();
  expect(topOf(without)).toBe(before);
});
