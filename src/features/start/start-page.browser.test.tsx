import { useState } from 'react';
import { expect, test } from 'vitest';
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

test('the ways in stay where they are when the server has told that it knows Google', async () => {
  function Told() {
    const [isKnown, setKnown] = useState<boolean | null>(null);
    return (
      <>
        <button type="button" onClick={() => setKnown(true)}>
          Tell
        </button>
        <StartPage ways={ways} offersGoogle={isKnown} />
      </>
    );
  }
  render(<Told />);
  const without = page.getByRole('button', { name: 'Continue without Google' });
  await expect.element(without).toBeVisible();
  const before = without.element().getBoundingClientRect().top;
  await userEvent.click(page.getByRole('button', { name: 'Tell' }));
  await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(without.element().getBoundingClientRect().top).toBe(before);
});
