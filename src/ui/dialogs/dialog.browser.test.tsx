import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { ConfirmProvider, useConfirm } from './confirm.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';
import { SaveButton } from '../editing/save-button.tsx';

/** A button that opens a dialog. */
function Opener(props: Partial<DialogProps>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog title="Edit order" opened={opened} onClose={() => setOpened(false)} {...props} />
    </>
  );
}

const dialog = page.getByRole('dialog');
const open = () => page.getByRole('button', { name: 'Open' }).click();

test('Escape closes a dialog and gives the focus back', async () => {
  render(<Opener />);
  await open();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog begins in its first field', async () => {
  render(
    <Opener footer={<SaveButton>Save</SaveButton>}>
      <input aria-label="Name" />
    </Opener>,
  );
  await open();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a dialog that only confirms begins at Save', async () => {
  render(<Opener footer={<SaveButton>Save</SaveButton>}>Two trays are planted.</Opener>);
  await open();
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('Close closes a dialog', async () => {
  render(<Opener />);
  await open();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the backdrop does not close a dialog', async () => {
  render(<Opener />);
  await open();
  await expect.element(dialog).toBeVisible();
  document.elementFromPoint(3, 3)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
});

test('what fails inside a dialog is said there, and Close still works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Broken(): never {
    throw new Error('no such item');
  }
  render(
    <Opener>
      <Broken />
    </Opener>,
  );
  await open();
  await expect.element(page.getByText('Something went wrong in the editor.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Escape answers the question on top and leaves the dialog below open', async () => {
  const answers: boolean[] = [];
  function Asker() {
    const confirm = useConfirm();
    const ask = async () => answers.push(await confirm('Delete this order?'));
    return (
      <button type="button" onClick={() => void ask()}>
        Delete
      </button>
    );
  }
  render(
    <ConfirmProvider>
      <Opener>
        <Asker />
      </Opener>
    </ConfirmProvider>,
  );
  await open();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('heading', { name: 'Delete this order?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Delete this order?')).not.toBeInTheDocument();
  expect(answers).toEqual([false]);
  await expect.element(page.getByRole('heading', { name: 'Edit order' })).toBeVisible();
});

test('Enter in a field saves, unless there is a reason against it', async () => {
  const save = vi.fn();
  function Form() {
    const [name, setName] = useState('');
    return (
      <Opener
        onSubmit={() => save(name)}
        footer={<SaveButton disabledReason={name === '' ? 'Name required' : null}>Save</SaveButton>}
      >
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      </Opener>
    );
  }
  render(<Form />);
  await open();
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(save).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Save' }).hover();
  await expect.element(page.getByText('Name required')).toBeVisible();
  await field.fill('Market');
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledExactlyOnceWith('Market');
});

test('the second click of a double click on Save does not hit what lies under the dialog', async () => {
  const remove = vi.fn();
  function Form() {
    const [opened, setOpened] = useState(true);
    return (
      <>
        <button type="button" onClick={remove}>
          Delete
        </button>
        <Dialog
          title="Receive Stock"
          opened={opened}
          onClose={() => setOpened(false)}
          onSubmit={() => setOpened(false)}
          footer={<SaveButton>Save</SaveButton>}
        />
      </>
    );
  }
  render(
    // With motion, as on the device.
    <MantineProvider env="default">
      <Form />
    </MantineProvider>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const under = page.getByRole('button', { name: 'Delete' }).element();
  const click = (detail: number) =>
    under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  click(2);
  expect(remove).not.toHaveBeenCalled();
  click(1);
  expect(remove).toHaveBeenCalledOnce();
});
