import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { SaveDialog } from './save-dialog.tsx';

function Opened({ save }: { readonly save: () => boolean | Promise<boolean> }) {
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  return (
    <SaveDialog title="Rack" opened={opened} onClose={close} problem={null} save={save}>
      <input aria-label="Name" />
    </SaveDialog>
  );
}

const dialog = page.getByRole('dialog');
const name = page.getByLabelText('Name');

async function typeAndSave() {
  await name.fill('North');
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a dialog whose record was not saved stays open with what was typed', async () => {
  let tries = 0;
  render(
    <Opened
      save={() => {
        tries += 1;
        return tries === 2;
      }}
    />,
  );
  await typeAndSave();
  await expect.element(name).toHaveValue('North');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a dialog says why saving failed, and keeps what was typed', async () => {
  render(<Opened save={() => Promise.reject(new Error('no room'))} />);
  await typeAndSave();
  await expect.element(page.getByText('no room')).toBeInTheDocument();
  await expect.element(name).toHaveValue('North');
});
