import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import '#ui/theme/start-styles.ts';
import '#ui/theme/mantine-styles.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { SaveButton } from '../editing/save-button.tsx';
import { Dialog } from './dialog.tsx';

const dialog = page.getByRole('dialog');
const save = page.getByRole('button', { name: 'Save' });
const endOf = (part: Locator) => part.element().getBoundingClientRect().bottom;
const OPEN = {
  opened: true,
  onClose: () => undefined,
  title: 'Edit order',
  footer: <SaveButton>Save</SaveButton>,
} as const;

test.each([
  { what: 'a dialog', isQuestion: false, below: 74 },
  { what: 'a question, which stands above it anyway, ', isQuestion: true, below: 12 },
])(
  'on a phone $what leaves $below px below its buttons while a message of 62 px is shown',
  async ({ isQuestion, below }) => {
    await page.viewport(360, 780);
    const message = document.createElement('style');
    message.textContent = '[data-toast-room] { --mgm-toast-room: 62px; }';
    document.head.append(message);
    onTestFinished(async () => {
      message.remove();
      await page.viewport(1280, 860);
    });
    render(
      <Dialog {...OPEN} isQuestion={isQuestion}>
        Four trays of peas
      </Dialog>,
    );
    await expect.element(dialog).toBeVisible();
    expect(endOf(dialog) - endOf(save)).toBeCloseTo(below, 0);
  },
);

test('buttons stand still when the note beside them grows', async () => {
  function Growing() {
    const [note, setNote] = useState('');
    const plan = () => setNote('A tray. '.repeat(60));
    return (
      <Dialog {...OPEN} footerNote={note}>
        <button type="button" style={{ height: 900 }} onClick={plan}>
          Plan
        </button>
      </Dialog>
    );
  }
  render(<Growing />);
  await expect.element(save).toBeVisible();
  const before = endOf(save);
  await page.getByRole('button', { name: 'Plan' }).click();
  await expect.element(page.getByText(/^A tray/)).toBeVisible();
  expect(endOf(save)).toBe(before);
});
