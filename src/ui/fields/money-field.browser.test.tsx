import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { MoneyField } from './number-field.tsx';

function Price(props: {
  readonly begin: number | null;
  readonly onValue: (value: number | null) => void;
}) {
  const [value, setValue] = useState(props.begin);
  return (
    <>
      <button type="button">Stand before</button>
      <MoneyField
        label="Price"
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(1250)}>
        Ask for $1,250.00
      </button>
    </>
  );
}

const field = page.getByLabelText('Price');

/** Comes into the field as the keyboard does; a key pressed before the page is drawn would go elsewhere. */
async function comeFromBefore(): Promise<void> {
  await page.getByRole('button', { name: 'Stand before' }).click();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
}

function show(begin: number | null): (number | null)[] {
  const values: (number | null)[] = [];
  render(<Price begin={begin} onValue={(value) => values.push(value)} />);
  return values;
}

test('what is typed stays as typed until the field is left', async () => {
  const values = show(null);
  await field.click();
  await userEvent.keyboard('9.5');
  await expect.element(field).toHaveValue('9.5');
  await userEvent.tab();
  await expect.element(field).toHaveValue('$9.50');
  expect(values).toEqual([9, 9.5]);
});

test('a price is typed over, and one finer than a cent is kept', async () => {
  const values = show(9.5);
  await comeFromBefore();
  await userEvent.keyboard('0.0125');
  await userEvent.tab();
  await expect.element(field).toHaveValue('$0.0125');
  expect(values.at(-1)).toBe(0.0125);
});

test('who only passes through a field changes nothing', async () => {
  const values = show(9.5);
  await comeFromBefore();
  await userEvent.tab();
  await expect.element(field).toHaveValue('$9.50');
  expect(values).toEqual([]);
});

test('arrows step by a dollar', async () => {
  const values = show(9.5);
  await field.click();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.tab();
  await expect.element(field).toHaveValue('$10.50');
  expect(values).toEqual([10.5]);
});

test('a price that changes elsewhere is shown in whole cents, too', async () => {
  show(9.25);
  await page.getByRole('button', { name: 'Ask for $1,250.00' }).click();
  await expect.element(field).toHaveValue('$1,250.00');
});
