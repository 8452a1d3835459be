import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { NumberField } from './number-field.tsx';

interface TraysProps {
  readonly onValue: (value: number | null) => void;
  readonly thousandSeparator?: string;
}

function Trays({ onValue, ...rest }: TraysProps) {
  const [value, setValue] = useState<number | null>(3);
  return (
    <NumberField
      {...rest}
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

test.each([
  ['2,5', 2.5, '2.5'],
  ['0,125', 0.125, '0.125'],
  ['1,250', 1250, '1,250'],
  ['1,250.5', 1250.5, '1,250.5'],
  ['12,500,000', 12_500_000, '12,500,000'],
  ['1.250', 1.25, '1.250'],
])('%s is understood as it is written', async (keys, value, shown) => {
  const values: (number | null)[] = [];
  render(<Trays thousandSeparator="," onValue={(next) => values.push(next)} />);
  const field = page.getByLabelText('Trays');
  await field.clear();
  await field.click();
  await userEvent.keyboard(keys);
  expect(values.at(-1)).toBe(value);
  await expect.element(field).toHaveValue(shown);
});

test.each([',', ''])(
  'a pasted number keeps its thousands, grouped by “%s”',
  async (thousandSeparator) => {
    const values: (number | null)[] = [];
    render(<Trays thousandSeparator={thousandSeparator} onValue={(value) => values.push(value)} />);
    const field = page.getByLabelText('Trays');
    await field.clear();
    await field.click();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1,250');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // What the field leaves to the browser goes in as it is.
    if (field.element().dispatchEvent(paste)) document.execCommand('insertText', false, '1,250');
    await expect.poll(() => values.at(-1)).toBe(1250);
  },
);
