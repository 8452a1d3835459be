import { linkTo } from '../open-by-link.ts';
import type { Page } from '@playwright/test';
import type { ScreenAction } from '../screen-action.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search varieties' });
const CARDS = 'ul[aria-label="Varieties"] > li';
const LAST_CARD = `${CARDS}:nth-child(40)`;
const toast = '.mantine-Notification-root';

/** Products and varieties, and a yield weighed anew. */
export const catalogActions: readonly ScreenAction[] = [
  {
    name: 'Products: open',
    event: 'click',
    prepare: async (page) => {
      await dialog(page).waitFor({ state: 'detached' });
      await page.keyboard.press('Control+z');
      // A toast under the mouse would stay.
      await page.mouse.move(0, 0);
      await page.locator(toast).first().waitFor({ state: 'detached' });
    },
    act: (page) => linkTo(page, 'Catalog').click(),
    answer: [{ css: 'h1', text: 'Products' }, { css: 'tbody tr' }],
    onPhone: { answer: [{ css: 'h1', text: 'Products' }, { css: 'ul[aria-label="Mixes"] li' }] },
  },
  {
    name: 'Varieties: open',
    event: 'click',
    act: (page) => linkTo(page, 'Varieties').click(),
    answer: [{ css: 'h1', text: 'Varieties' }, { css: 'tbody tr:nth-child(40)' }],
    onPhone: { answer: [{ css: 'h1', text: 'Varieties' }, { css: LAST_CARD }] },
  },
  {
    name: 'Varieties: search',
    event: 'input',
    act: (page) => search(page).press('k'),
    answer: [{ css: 'tbody tr:nth-child(40)', gone: true }],
    onPhone: { answer: [{ css: LAST_CARD, gone: true }] },
  },
  {
    name: 'Varieties: end the search',
    event: 'input',
    act: (page) => search(page).press('Backspace'),
    answer: [{ css: 'tbody tr:nth-child(40)' }],
    onPhone: { answer: [{ css: LAST_CARD }] },
  },
  {
    name: 'Varieties: sort',
    event: 'change',
    act: async (page) => void (await page.getByLabel('Sort varieties').selectOption('name-desc')),
    answer: [{ css: 'tbody tr:first-child', text: 'Red Sunflower' }],
    onPhone: { answer: [{ css: `${CARDS}:first-child`, text: 'Red Sunflower' }] },
  },
  {
    name: 'Variety: open',
    event: 'click',
    act: (page) => page.getByRole('link', { name: 'Green Arugula' }).click(),
    answer: [
      { css: 'h1', text: 'Green Arugula' },
      { css: 'main h2', text: 'Grow Journal' },
    ],
  },
  {
    name: 'Variety: calibrate',
    event: 'click',
    act: (page) => page.getByRole('button', { name: 'Calibrate' }).click(),
    answer: [{ css: '[role="dialog"]', text: 'Calibrate Yield' }, { css: '[role="dialog"] input' }],
  },
  {
    name: 'Variety: type a weight, see what it moves',
    event: 'input',
    act: (page) => dialog(page).getByLabel('Tray 2').press('1'),
    answer: [{ css: '[role="dialog"]', text: 'Moves the plan' }],
  },
  {
    name: 'Variety: save, tasks planned again',
    event: 'click',
    act: (page) => dialog(page).getByRole('button', { name: 'Save calibration' }).click(),
    answer: [
      { css: '[role="dialog"]', gone: true },
      { css: 'main', text: '2/8 samples' },
    ],
  },
];
