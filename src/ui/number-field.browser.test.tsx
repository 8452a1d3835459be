import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/rendered.tsx';
import { NumberField } from './number-field.tsx';

function Trays({ onValue }: { readonly onValue: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(3);
  return (
    <NumberField
      label="Trays"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

test('an emptied field is null, never 0', async () => {
  const values: (number | null)[] = [];
  render(<Trays onValue={(value) => values.push(value)} />);
  await page.getByLabelText('Trays').clear();
  expect(values.at(-1)).toBeNull();
});

test('a number can be typed with its sign and point first', async () => {
  const values: (number | null)[] = [];
  render(<Trays onValue={(value) => values.push(value)} />);
  const field = page.getByLabelText('Trays');
  await field.clear();
  await field.click();
  await userEvent.keyboard('-1.5');
  expect(values.at(-1)).toBe(-1.5);
  await expect.element(field).toHaveValue('-1.5');
});
