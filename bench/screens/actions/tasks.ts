import type { Page } from '@playwright/test';
import { linkTo } from '../open-by-link.ts';
import type { ScreenAction } from '../screen-action.ts';

const today = (page: Page) => page.locator('article').first();
const inToday = (css: string) => `article:first-of-type ${css}`;
const filterOf = (value: string) => `main input[type="radio"][value="${value}"]:checked`;
const filter = (page: Page, label: RegExp) =>
  page.getByRole('radiogroup', { name: 'Tasks shown' }).getByText(label);
const nextDays = (page: Page) => page.getByRole('region', { name: 'Next days' });
const ROW_OF_NEXT_DAYS = 'section[aria-label="Next days"] tbody tr';

const ITEM_OF_NEXT_DAYS = 'section[aria-label="Next days"] li input';

/** What a phone has no room for beside the title. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem').first().waitFor();
}

/** The list of the day, the next four weeks, and the archive of a year. */
export const taskActions: readonly ScreenAction[] = [
  {
    name: 'Tasks: open',
    event: 'click',
    act: (page) => linkTo(page, 'Tasks').click(),
    answer: [{ css: inToday('tbody tr') }],
    onPhone: { answer: [{ css: inToday('li input') }] },
  },
  {
    name: 'Tasks: tick a task',
    event: 'click',
    act: (page) => today(page).locator('tr:not([data-state]) input').first().click(),
    answer: [{ css: inToday('tr[data-state=done]') }],
    onPhone: {
      act: (page) => today(page).locator('li:not([data-done]) input').first().click(),
      answer: [{ css: inToday('li[data-done]') }],
    },
  },
  {
    name: 'Tasks: untick it',
    event: 'click',
    act: (page) => today(page).locator('tr[data-state=done] input').first().click(),
    answer: [{ css: inToday('tr[data-state=done]'), gone: true }],
    onPhone: {
      act: (page) => today(page).locator('li[data-done] input').first().click(),
      answer: [{ css: inToday('li[data-done]'), gone: true }],
    },
  },
  {
    name: 'Tasks: only open ones',
    event: 'click',
    act: (page) => filter(page, /^Open \d/).click(),
    answer: [{ css: filterOf('open') }],
  },
  {
    name: 'Tasks: all of them',
    event: 'click',
    act: (page) => filter(page, /^All \d/).click(),
    answer: [{ css: filterOf('all') }],
  },
  {
    name: 'Tasks: open another day',
    event: 'click',
    prepare: async (page) => {
      const block = nextDays(page).locator('h2 [aria-expanded]');
      if ((await block.getAttribute('aria-expanded')) === 'false') await block.click();
    },
    act: (page) => nextDays(page).locator('h3 [aria-expanded="false"]').first().click(),
    answer: [{ css: ROW_OF_NEXT_DAYS }],
    onPhone: { answer: [{ css: ITEM_OF_NEXT_DAYS }] },
  },
  {
    name: 'Tasks: close it again',
    event: 'click',
    act: (page) => nextDays(page).locator('h3 [aria-expanded="true"]').click(),
    answer: [{ css: ROW_OF_NEXT_DAYS, gone: true }],
    onPhone: { answer: [{ css: ITEM_OF_NEXT_DAYS, gone: true }] },
  },
  {
    name: 'Tasks: show archived',
    event: 'click',
    act: (page) => page.getByRole('switch', { name: 'Show archived' }).click(),
    answer: [{ css: 'article h2', text: '11/19' }],
    onPhone: {
      prepare: openMenu,
      act: (page) => page.getByRole('menuitem', { name: 'Show archived' }).click(),
    },
  },
  {
    name: 'Tasks: hide archived',
    event: 'click',
    act: (page) => page.getByRole('switch', { name: 'Show archived' }).click(),
    answer: [{ css: 'article h2', text: '11/19', gone: true }],
    onPhone: {
      prepare: openMenu,
      act: (page) => page.getByRole('menuitem', { name: 'Hide archived' }).click(),
    },
  },
];
