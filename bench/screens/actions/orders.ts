import type { Page } from '@playwright/test';
import { linkTo } from '../open-by-link.ts';
import type { ScreenAction } from '../screen-action.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const count = (page: Page) => dialog(page).getByRole('textbox', { name: 'Count' }).first();

/** Five hundred orders: sorted, filtered, and one of them changed. */
export const orderActions: readonly ScreenAction[] = [
  {
    name: 'Orders: open',
    event: 'click',
    prepare: async (page) => {
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    },
    act: (page) => linkTo(page, 'Operations').click(),
    answer: [{ css: 'h1', text: 'Orders' }, { css: 'tbody tr button' }],
  },
  {
    name: 'Orders: sort by name',
    event: 'click',
    act: (page) => page.getByRole('button', { name: 'Name', exact: true }).click(),
    answer: [{ css: 'th[aria-sort="ascending"]', text: 'Name' }],
  },
  {
    name: 'Orders: the other way round',
    event: 'click',
    act: (page) => page.getByRole('button', { name: 'Name', exact: true }).click(),
    answer: [{ css: 'th[aria-sort="descending"]', text: 'Name' }],
  },
  {
    name: 'Orders: one-time ones',
    event: 'click',
    act: (page) => page.getByText('Single', { exact: true }).click(),
    answer: [{ css: 'h1', text: 'One-Time Orders' }, { css: 'tbody tr button' }],
  },
  {
    name: 'Orders: recurring ones',
    event: 'click',
    act: (page) => page.getByText('Recurring', { exact: true }).click(),
    answer: [{ css: 'h1', text: 'Recurring Orders' }, { css: 'tbody tr button' }],
  },
  {
    name: 'Orders: open one',
    event: 'click',
    act: (page) => page.locator('tbody button').first().click(),
    answer: [{ css: '[role="dialog"]', text: 'Edit order' }, { css: '[role="dialog"] input' }],
  },
  {
    name: 'Orders: type a count, see what it moves',
    event: 'input',
    prepare: (page) => count(page).press('End'),
    act: (page) => count(page).press('9'),
    answer: [{ css: '[role="dialog"] output', text: 'Moves the plan' }],
  },
  {
    name: 'Orders: save, tasks planned again',
    event: 'click',
    act: (page) => dialog(page).getByRole('button', { name: 'Save order' }).click(),
    answer: [{ css: '[role="dialog"]', gone: true }, { css: 'tbody tr button' }],
  },
];
