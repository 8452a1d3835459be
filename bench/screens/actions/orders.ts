import type { Page } from '@playwright/test';
import { linkTo } from '../open-by-link.ts';
import type { ScreenAction } from '../screen-action.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const count = (page: Page) => dialog(page).getByRole('textbox', { name: 'Count' }).first();
const kind = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Kind' }).getByText(name, { exact: true });

const CARD = 'ul[aria-label="Orders"] > li button';

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
    onPhone: {
      act: (page) => linkTo(page, 'Orders').click(),
      answer: [{ css: 'h1', text: 'Orders' }, { css: CARD }],
    },
  },
  {
    name: 'Orders: sort by name',
    event: 'click',
    act: (page) => page.getByRole('button', { name: 'Name', exact: true }).click(),
    answer: [{ css: 'th[aria-sort="ascending"]', text: 'Name' }],
    onPhone: 'absent',
  },
  {
    name: 'Orders: the other way round',
    event: 'click',
    act: (page) => page.getByRole('button', { name: 'Name', exact: true }).click(),
    answer: [{ css: 'th[aria-sort="descending"]', text: 'Name' }],
    onPhone: 'absent',
  },
  {
    name: 'Orders: one-time ones',
    event: 'click',
    act: (page) => kind(page, 'One-time').click(),
    answer: [{ css: 'h1', text: 'One-Time Orders' }, { css: 'tbody tr button' }],
    onPhone: { answer: [{ css: 'h1', text: 'One-Time Orders' }, { css: CARD }] },
  },
  {
    name: 'Orders: recurring ones',
    event: 'click',
    act: (page) => kind(page, 'Recurring').click(),
    answer: [{ css: 'h1', text: 'Recurring Orders' }, { css: 'tbody tr button' }],
    onPhone: { answer: [{ css: 'h1', text: 'Recurring Orders' }, { css: CARD }] },
  },
  {
    name: 'Orders: open one',
    event: 'click',
    act: (page) => page.locator('tbody button').first().click(),
    answer: [{ css: '[role="dialog"]', text: 'Edit order' }, { css: '[role="dialog"] input' }],
    onPhone: { act: (page) => page.locator(CARD).first().click() },
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
    onPhone: { answer: [{ css: '[role="dialog"]', gone: true }, { css: CARD }] },
  },
];
