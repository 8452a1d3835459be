import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GONE_MEANWHILE } from '#state/actions/edited-record.ts';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import { openFarm } from '#state/store/open-farm.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aWorld } from '#tests/support/devices/farm-world.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { ToastHost } from '#ui/toasts/toast-host.tsx';
import { CalibrationDialog } from './calibration/calibration-dialog.tsx';
import { JournalForm } from './page/journal-form.tsx';

/** A form of a variety of which nothing is left in the farm. */
async function show(form: ReactNode) {
  const opened = await openFarm(aWorld());
  if (opened.state !== 'open') throw new Error(opened.reason);
  render(
    <FarmProvider store={opened.store}>
      <ToastHost />
      {form}
    </FarmProvider>,
  );
}

test('a journal entry for a variety that is gone is refused aloud, and what was typed stays', async () => {
  await show(<JournalForm varietyId="pea" />);
  const entry = page.getByRole('textbox', { name: 'New entry' });
  await entry.fill('Roots look dry');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await expect.element(page.getByText(GONE_MEANWHILE)).toBeVisible();
  await expect.element(entry).toHaveValue('Roots look dry');
});

test('weights for a variety that is gone are refused aloud, and what was typed stays', async () => {
  const gone = aVariety({ id: 'pea' });
  await show(<CalibrationDialog opened variety={gone} onClose={() => undefined} />);
  const tray = page.getByLabelText('Tray 1', { exact: true });
  await tray.fill('12');
  await page.getByRole('button', { name: 'Save calibration' }).click();
  await expect.element(page.getByText(GONE_MEANWHILE)).toBeVisible();
  await expect.element(tray).toHaveValue('12');
});
