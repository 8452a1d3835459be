import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { draftOfSettings } from '../form/settings-draft.ts';
import { SchedulingSection } from './scheduling-section.tsx';

test('buffer days and an hour out of their range are refused with a sentence, and nothing is saved', async () => {
  let saved = 0;
  function Form() {
    const [draft, setDraft] = useState(() => draftOfSettings(aFarm().settings));
    return (
      <main>
        <SchedulingSection draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
        <SaveButton onClick={() => (saved += 1)}>Save Settings</SaveButton>
      </main>
    );
  }
  await showScreen(aFarm(), <Form />);
  const days = page.getByRole('textbox', { name: 'Harvest buffer days' });
  await days.fill('9');
  await page.getByRole('textbox', { name: 'Morning work starts at' }).fill('24');
  await expect.element(page.getByText('Not more than 23')).toBeVisible();
  await expect.element(page.getByText('Not more than 7')).toBeVisible();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect.element(days).toHaveFocus();
  await expect.element(days).toHaveValue('9');
  expect(saved).toBe(0);
});
