import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { useRemembered } from './use-remembered.ts';

const KEY = 'mgm.test.sizes';

function readSizes(stored: string | null): readonly number[] {
  return stored === null ? [] : stored.split(',').map(Number);
}

function Sizes() {
  const [sizes, remember] = useRemembered(KEY, readSizes, String);
  return (
    <button type="button" onClick={() => remember([...sizes, 8])}>
      {sizes.join(' and ') || 'none'}
    </button>
  );
}

test('what was chosen is there the next time', async () => {
  localStorage.setItem(KEY, '4');
  render(<Sizes />);
  const button = page.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('4 and 8');
  expect(localStorage.getItem(KEY)).toBe('4,8');
});

test('looking at it writes nothing, and draws the page once', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="sizes" onRender={onRender}>
      <Sizes />
    </Profiler>,
  );
  await expect.element(page.getByRole('button')).toHaveTextContent('none');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(onRender).toHaveBeenCalledOnce();
});

test('a choice in another tab is seen in this one', async () => {
  render(<Sizes />);
  await expect.element(page.getByRole('button')).toHaveTextContent('none');
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '2,4' }));
  await expect.element(page.getByRole('button')).toHaveTextContent('2 and 4');
});
