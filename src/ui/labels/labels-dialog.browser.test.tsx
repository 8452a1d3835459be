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

test('the millimeters of an own paper are typed digit by digit, and emptied they are the usual ones', async () => {
  await showScreen(aFarm(), <Labels />);
  await page.getByRole('combobox', { name: 'Paper' }).click();
  await page.getByRole('option', { name: 'Own size' }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  for (const [name, keys] of Object.entries({
    Width: '38',
    Height: '19',
    right: '-2.5',
    down: '1',
  })) {
    await field(name).click();
    await userEvent.keyboard(keys);
    await expect.element(field(name)).toHaveValue(keys);
  }
  await field('down').clear();
  await userEvent.keyboard('{Tab}');
  await expect.element(field('down')).toHaveValue('0');
  const kept: unknown = JSON.parse(localStorage.getItem('mgm.labelPaper') ?? '');
  expect(kept).toEqual({ id: 'own', width: 38, height: 19, x: -2.5, y: 0 });
});
