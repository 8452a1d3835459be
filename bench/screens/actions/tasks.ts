import type { Page } from '@playwright/test';
import { linkTo } from '../open-by-link.ts';
import type { ScreenAction } from '../screen-action.ts';

const today = (page: Page) => page.locator('article').first();
const inToday = (css: string) => `article:first-of-type ${css}`;
const filterOf = (value: string) => inToday(`input[type="radio"][value="${value}"]:checked`);

/** The list of the day, the next four weeks, and the archive of a year. */
export const taskActions: readonly ScreenAction[] = [
  {
    name: 'Tasks: open',
    event: 'click',
    act: (page) => linkTo(page, 'Tasks').click(),
    answer: [{ css: inToday('tbody tr') }],
  },
  {
    name: 'Tasks: tick a task',
    event: 'click',
    act: (page) => today(page).locator('tr:not([data-state]) input').first().click(),
    answer: [{ css: inToday('tr[data-state=done]') }],
  },
  {
    name: 'Tasks: untick it',
    event: 'click',
    act: (page) => today(page).locator('tr[data-state=done] input').first().click(),
    answer: [{ css: inToday('tr[data-state=done]'), gone: true }],
  },
  {
    name: 'Tasks: only open ones',
    event: 'click',
    act: (page) =>
      today(page)
        .getByText(/^Open \d/)
        .click(),
    answer: [{ css: filterOf('open') }],
  },
  {
    name: 'Tasks: all of them',
    event: 'click',
    act: (page) =>
      today(page)
        .getByText(/^All \d/)
        .click(),
    answer: [{ css: filterOf('all') }],
  },
  {
    name: 'Tasks: open another day',
    event: 'click',
    act: (page) => page.locator('h2 [aria-expanded="false"]').first().click(),
    answer: [{ css: 'article ~ article tbody tr' }],
  },
  {
    name: 'Tasks: close it again',
    event: 'click',
    act: (page) => page.locator('h2 [aria-expanded="true"]').nth(1).click(),
    answer: [{ css: 'article ~ article tbody tr', gone: true }],
  },
  {
    name: 'Tasks: show archived',
    event: 'click',
    act: (page) => page.getByRole('switch', { name: 'Show archived' }).click(),
    answer: [{ css: 'article:first-of-type h2', text: '11/20', gone: true }],
  },
  {
    name: 'Tasks: hide archived',
    event: 'click',
    act: (page) => page.getByRole('switch', { name: 'Show archived' }).click(),
    answer: [{ css: 'article:first-of-type h2', text: '11/20' }],
  },
];
