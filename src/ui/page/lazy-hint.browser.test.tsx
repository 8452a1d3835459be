import '@mantine/core/styles/Tooltip.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { ImportCsvButton } from '../csv/csv-button.tsx';

const NOTHING = () => {};

test('a button stays the very same when its hint comes, so that no tap on it is lost', async () => {
  render(<ImportCsvButton onClick={NOTHING} />);
  await expect.element(page.getByRole('button', { name: 'Import CSV' })).toBeVisible();
  const first = page.getByRole('button', { name: 'Import CSV' }).element();
  let moves = 0;
  await expect
    .poll(async () => {
      moves += 1;
      await userEvent.hover(first, { position: { x: 5 + (moves % 2), y: 5 } });
      return page.getByRole('tooltip').elements().length;
    })
    .toBe(1);
  expect(page.getByRole('button', { name: 'Import CSV' }).element()).toBe(first);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Import CSV');
});
