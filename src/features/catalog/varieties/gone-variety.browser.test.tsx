import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DELETED_ELSEWHERE } from '#state/records/edited-record.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { CalibrationDialog } from './calibration/calibration-dialog.tsx';
import { JournalForm } from './page/journal-card.tsx';

/** A form of a variety of which nothing is left in the farm. */
const show = (form: ReactNode) => showScreen(aFarm(), form);

test('a journal entry for a variety that is gone is refused aloud, and what was typed stays', async () => {
  await show(<JournalForm varietyId="pea" />);
  const entry = page.getByRole('textbox', { name: 'New entry' });
  await entry.fill('Roots look dry');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await expect.element(page.getByText(DELETED_ELSEWHERE)).toBeVisible();
  await expect.element(entry).toHaveValue('Roots look dry');
});

test('weights for a variety that is gone are refused aloud, and what was typed stays', async () => {
  const gone = aVariety({ id: 'pea' });
  await show(<CalibrationDialog opened variety={gone} onClose={() => undefined} />);
  const tray = page.getByLabelText('Tray 1', { exact: true });
  await tray.fill('12');
  await page.getByRole('button', { name: 'Save calibration' }).click();
  await expect.element(page.getByText(DELETED_ELSEWHERE)).toBeVisible();
  await expect.element(tray).toHaveValue('12');
});
