import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { tellPageBy } from '../format.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { SaveButton } from '../editing/save-button.tsx';
import { type NumberFieldProps, NumberField } from './number-field.tsx';
import { StepperField } from './stepper-field.tsx';

type TraysProps = Omit<Partial<NumberFieldProps>, 'value' | 'onChange'>;

const values: (number | null)[] = [];
const field = page.getByLabelText('Trays');

/** Shows a field with 3 trays; what it reports is in `values`. */
function showTrays(props: TraysProps = {}): void {
  values.length = 0;
  function Trays() {
    const [value, setValue] = useState<number | null>(3);
    return (
      <NumberField
        label="Trays"
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          values.push(next);
        }}
      />
    );
  }
  render(<Trays />);
}

const whole = { min: 0, allowDecimal: false } as const;

async function type(keys: string): Promise<void> {
  await field.clear();
  await field.click();
  await userEvent.keyboard(keys);
}

/** Puts a text in without a key, as autofill and dictation do. */
async function insert(text: string): Promise<void> {
  await field.clear();
  await field.click();
  document.execCommand('insertText', false, text);
}

test('an emptied field is null, never 0', async () => {
  showTrays();
  await field.clear();
  expect(values).toEqual([null]);
});

test.each([
  ['2,5', 2.5, '2.5'],
  ['1,250.5', 1250.5, '1,250.5'],
  ['1.250', 1.25, '1.25'],
])('%s stays as typed, and is then shown as numbers are', async (keys, value, shown) => {
  showTrays({ thousandSeparator: ',' });
  await type(keys);
  await expect.element(field).toHaveValue(keys);
  expect(values.at(-1)).toBe(value);
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
  expect(values.at(-1)).toBe(value);
});

test('“1,250” in a field for whole numbers is 1250, typed or pasted', async () => {
  showTrays(whole);
  await type('1,250');
  expect(values.at(-1)).toBe(1250);
  await insert('1,250');
  expect(values.at(-1)).toBe(1250);
  await field.fill('1,300');
  expect(values.at(-1)).toBe(1300);
});

const REFUSED = [
  ['12.7', 'Whole numbers only'],
  ['1e3', 'Not a number'],
  ['20x5', 'Not a number'],
  ['-4', 'Enter 0 or more'],
  ['100001', 'Not more than 100,000'],
] as const;

test.each(
  REFUSED.flatMap(([text, problem]) => [
    { text, problem, how: 'typed', put: type },
    { text, problem, how: 'put in without a key', put: insert },
  ]),
)('$text, $how, is kept and refused beside the field', async ({ text, problem, put }) => {
  showTrays(whole);
  await put(text);
  await expect.element(page.getByText(problem)).toBeVisible();
  expect(values.at(-1)).toBeNull();
  await userEvent.tab();
  await expect.element(field).toHaveValue(text);
  await type('12');
  await expect.element(page.getByText(problem)).not.toBeInTheDocument();
  expect(values.at(-1)).toBe(12);
});

test('a count that is booked counts when its field is left, and at once by its buttons', async () => {
  const book = vi.fn();
  render(<StepperField label="Trays" value={3} max={14} countsWhenLeft onChange={book} />);
  await page.getByRole('textbox').fill('15');
  await userEvent.tab();
  await expect.element(page.getByText('Not more than 14')).toBeVisible();
  await page.getByRole('textbox').fill('');
  await page.getByRole('textbox').click();
  await userEvent.keyboard('12');
  expect(book).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(book.mock.calls).toEqual([[12]]);
  await page.getByRole('button', { name: 'One less: Trays' }).click();
  expect(book).toHaveBeenLastCalledWith(2);
});

test('a year half typed is left alone until the field is left', async () => {
  showTrays({ min: 2000, max: 2100, allowDecimal: false });
  await type('202');
  await expect.element(page.getByText('Enter 2000 or more')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByText('Enter 2000 or more')).toBeVisible();
  await field.click();
  await expect.element(page.getByText('Enter 2000 or more')).toBeVisible();
  await expect.element(field).toHaveValue('202');
});

test('a number that comes from elsewhere takes the place of what was refused', async () => {
  function Trays() {
    const [value, setValue] = useState<number | null>(3);
    return (
      <>
        <NumberField label="Trays" {...whole} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue(8)}>
          Eight
        </button>
      </>
    );
  }
  render(<Trays />);
  await type('12.7');
  await page.getByRole('button', { name: 'Eight' }).click();
  await expect.element(field).toHaveValue('8');
  await expect.element(page.getByText('Whole numbers only')).not.toBeInTheDocument();
});

test('arrows step inside the limits', async () => {
  showTrays({ min: 0, max: 4, step: 0.7 });
  await field.click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(values).toEqual([3.7, 4, 3.3]);
});

test('nothing is saved while a field refuses what stands in it', async () => {
  const save = vi.fn();
  function Form() {
    const [value, setValue] = useState<number | null>(null);
    return (
      <Dialog
        title="Trays"
        opened
        onClose={() => {}}
        onSubmit={save}
        footer={<SaveButton>Save</SaveButton>}
      >
        <NumberField label="Trays" {...whole} value={value} onChange={setValue} />
      </Dialog>
    );
  }
  render(<Form />);
  const trays = page.getByRole('textbox', { name: 'Trays' });
  await trays.fill('-');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Not a number')).toBeVisible();
  await trays.fill('12.7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(trays).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await trays.fill('12');
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledOnce();
});

test('a weight is shown in grams where the farm weighs in them; digits left as they are write nothing, arrows add a gram', async () => {
  tellPageBy(createTeller({ weights: 'metric', currency: 'EUR', dates: 'us', numbers: 'comma' }));
  onTestFinished(() => tellPageBy(PLAIN_TELLER));
  showTrays({ weight: 'oz', min: 0, suffix: ' oz' });
  await expect.element(field).toHaveValue('85 g');
  await field.click();
  await userEvent.tab();
  expect(values).toEqual([]);
  await field.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('86');
  expect(values).toEqual([expect.closeTo(86 / 28.349523125, 12)]);
  await type('1,5 kg');
  expect(values.at(-1)).toBeCloseTo(1500 / 28.349523125, 12);
});
