import { Menu } from '@mantine/core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { type ButtonAlone, type EarlierPress, lazyMenu } from './lazy-menu.tsx';

const More = (props: Partial<ButtonAlone>) => (
  <button type="button" {...props}>
    More
  </button>
);

function MoreMenu({ isAsked, takeFocus }: EarlierPress) {
  return (
    <Menu defaultOpened={isAsked}>
      <Menu.Target>
        <button type="button" ref={takeFocus}>
          More
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Rebuild tasks</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A menu whose code comes when it is let. */
function aLateMenu() {
  let come = (): void => undefined;
  let fail = (_cause: Error): void => undefined;
  const Late = lazyMenu<object>(
    () =>
      new Promise((resolve, reject) => {
        come = () => resolve(MoreMenu);
        fail = reject;
      }),
    More,
  );
  render(
    <>
      <ToastHost />
      <Late />
    </>,
  );
  return { come: () => come(), fail: () => fail(new TypeError('Failed to fetch')) };
}

const more = page.getByRole('button', { name: 'More' });

test('a menu that is pressed before its code is there opens when it comes', async () => {
  const { come } = aLateMenu();
  await userEvent.click(more);
  await expect
    .poll(() => (come(), page.getByRole('menuitem', { name: 'Rebuild tasks' }).elements().length))
    .toBe(1);
});

test('whoever stands on the button with the keyboard stands there still when its menu comes', async () => {
  const { come } = aLateMenu();
  await expect.element(more).toBeVisible();
  await userEvent.tab();
  await expect.element(more).toHaveFocus();
  const alone = more.element();
  await expect.poll(() => (come(), more.element() === alone)).toBe(false);
  await expect.element(more).toHaveFocus();
  expect(page.getByRole('menuitem').elements()).toEqual([]);
});

test('a menu that cannot be loaded says so', async () => {
  const { fail } = aLateMenu();
  await userEvent.click(more);
  await expect
    .poll(() => (fail(), page.getByText(/^Couldn’t load this part of the app/).elements().length))
    .toBe(1);
});
