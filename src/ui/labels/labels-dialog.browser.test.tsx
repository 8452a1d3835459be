import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { LabelsDialog } from './labels-dialog.tsx';

function Labels() {
  const [opened, setOpened] = useState(true);
  return (
    <LabelsDialog
      opened={opened}
      onClose={() => setOpened(false)}
      title="Labels"
      subject="Fri 11/20"
      file={{ name: 'labels.csv', rows: () => [] }}
      labels={[{ lines: [{ text: 'Pea', kind: 'title' }], lot: '' }]}
      origin={null}
    />
  );
}

test('Enter prints the labels, and nothing is asked before the dialog closes', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await showScreen(aFarm(), <Labels />);
  await page.getByRole('textbox', { name: 'Start at label' }).fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the millimeters of an own paper are typed digit by digit', async () => {
  localStorage.setItem('mgm.labelPaper', '{"id":"own"}');
  await showScreen(aFarm(), <Labels />);
  for (const [name, keys] of [
    ['Width', '38'],
    ['right', '-2.5'],
  ] as const) {
    await page.getByRole('textbox', { name }).click();
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole('textbox', { name })).toHaveValue(keys);
  }
  expect(localStorage.getItem('mgm.labelPaper')).toContain('"width":38,"height":25,"x":-2.5,');
});
