import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { useLatestQuery, withParameter } from './use-latest-query.ts';

function Filters() {
  const [query, change] = useLatestQuery();
  const turnOn = (name: string) => change((before) => withParameter(before, name, 'on'));
  return (
    <button
      type="button"
      onClick={() => {
        turnOn('markets');
        turnOn('events');
      }}
    >
      {query.toString()}
    </button>
  );
}

test('two changes before the page is drawn again are both in the address', async () => {
  render(
    <MemoryRouter initialEntries={['/?from=2026-11-20']}>
      <Filters />
    </MemoryRouter>,
  );
  const filters = page.getByRole('button');
  await filters.click();
  await expect.element(filters).toHaveTextContent('from=2026-11-20&markets=on&events=on');
});
