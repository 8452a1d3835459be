import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import '#ui/theme/start-styles.ts';
import '#ui/theme/mantine-styles.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { NOTHING_SAID, say } from '#domain/tell/say.ts';
import { PlanNote } from '../plan-diff/plan-note.tsx';
import { SaveButton } from '../editing/save-button.tsx';
import { Button } from '../kit/plain-parts.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { toast } from '../toasts/toast.ts';
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
])('a phone leaves $below px below $what for a message of 62 px', async ({ isQuestion, below }) => {
  await page.viewport(360, 780);
  const message = document.createElement('style');
  message.textContent = '[data-toast-room] { --mgm-toast-room: 62px; }';
  document.head.append(message);
  onTestFinished(() => message.remove());
  render(
    <Dialog {...OPEN} isQuestion={isQuestion}>
      Four trays of peas
    </Dialog>,
  );
  await expect.element(dialog).toBeVisible();
  expect(endOf(dialog) - endOf(save)).toBeCloseTo(below, 0);
});

test('a message lies over none of the buttons of a dialog as high as the screen', async () => {
  render(
    <>
      <ToastHost />
      <Dialog
        {...OPEN}
        closeLabel="Close"
        footer={['Take 10.5 oz', 'Move to Tue 11/24'].map((label) => (
          <Button key={label}>{label}</Button>
        ))}
      >
        <div style={{ height: 900 }}>Red Russian Kale</div>
      </Dialog>
    </>,
  );
  toast.success('Order deleted', { undo: () => true });
  const words = page.getByText('Order deleted');
  await expect.element(words).toBeVisible();
  const message = words.element().closest('.mantine-Notification-root');
  const buttons = dialog.getByRole('button').elements().slice(1);
  const starts = buttons.map((button) => button.getBoundingClientRect().left);
  expect(starts).toHaveLength(3);
  expect(message?.getBoundingClientRect().right).toBeLessThan(Math.min(...starts));
});

const PLAN = '+1 tray Broccoli, +1 tray Speckled Pea, Fri 12/4 and 3 more, Market 6.1 oz short';

test.each([
  { what: 'a dialog as high as the screen', height: 900, times: 4 },
  { what: 'a low dialog', height: 40, times: 1 },
])('the buttons of $what stand still when the note of the plan comes', async (given) => {
  function Planned() {
    const [label, setLabel] = useState(NOTHING_SAID);
    const plan = () => setLabel(say`${PLAN.repeat(given.times)}`);
    return (
      <Dialog {...OPEN} footerNote={<PlanNote label={label} diff={null} />}>
        <button type="button" style={{ height: given.height }} onClick={plan}>
          Plan
        </button>
      </Dialog>
    );
  }
  render(<Planned />);
  await expect.element(save).toBeVisible();
  const before = endOf(save);
  await page.getByRole('button', { name: 'Plan' }).click();
  await expect.element(page.getByText('Moves the plan')).toBeVisible();
  expect(endOf(save)).toBe(before);
});
