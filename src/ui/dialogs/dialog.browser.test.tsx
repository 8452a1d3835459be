import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { ConfirmProvider, useAskEither, useConfirm } from './confirm.tsx';
import { type DialogProps, Dialog } from './dialog.tsx';
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

test('the page under a dialog does not scroll until that is closed', async () => {
  render(<Opener />);
  const { overflow } = getComputedStyle(document.documentElement);
  const now = () => getComputedStyle(document.documentElement).overflow;
  await open();
  await expect.poll(now).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(now).toBe(overflow);
});

test('the backdrop does not close a dialog', async () => {
  render(<Opener />);
  await open();
  await expect.element(dialog).toBeVisible();
  document.elementFromPoint(3, 3)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
});

function EditedForm() {
  const [name, setName] = useState('Market');
  return (
    <ConfirmProvider>
      <Opener onSubmit={() => {}} footer={<SaveButton>Save</SaveButton>}>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      </Opener>
    </ConfirmProvider>
  );
}

const backdrop = () => document.querySelector('.mantine-Modal-overlay');

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => backdrop()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))],
  ['Close', () => page.getByRole('button', { name: 'Close' }).click()],
])('%s asks before what was typed is given up', async (_way, leave) => {
  render(<EditedForm />);
  await open();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Oak');
  await leave();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(name).toHaveValue('Oak');
  await leave();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a form that stands as it was is left without a question', async () => {
  render(<EditedForm />);
  await open();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Oak');
  await name.fill('Market');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a list that is saved with every press asks nothing, however much longer or shorter it is', async () => {
  function ListForm() {
    const [names, setNames] = useState(['Wash racks']);
    const [name, setName] = useState('');
    const add = () => {
      setNames([...names, name]);
      setName('');
    };
    return (
      <ConfirmProvider>
        <Opener onSubmit={add} footer={<SaveButton>Add</SaveButton>}>
          <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <ul data-saved-at-once>
            {names.map((known) => (
              <li key={known}>
                <button type="button">Remove {known}</button>
              </li>
            ))}
          </ul>
        </Opener>
      </ConfirmProvider>
    );
  }
  render(<ListForm />);
  await open();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sow trays');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove Sow trays' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
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

test('a question tells its Cancel apart from Escape where both are answers', async () => {
  const answers: (boolean | null)[] = [];
  function Asker() {
    const ask = useAskEither();
    const press = async () => answers.push(await ask('Override?', { cancel: 'No' }));
    return (
      <button type="button" onClick={() => void press()}>
        Ask
      </button>
    );
  }
  render(
    <ConfirmProvider>
      <Asker />
    </ConfirmProvider>,
  );
  const ask = page.getByRole('button', { name: 'Ask' });
  await ask.click();
  await page.getByRole('button', { name: 'No' }).click();
  await ask.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers).toEqual([false, null]);
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
