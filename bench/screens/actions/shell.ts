import { linkTo } from '../open-by-link.ts';
import type { ScreenAction } from '../screen-action.ts';

/** What is at hand on every screen, and the day at a glance. */
export const shellActions: readonly ScreenAction[] = [
  {
    name: 'Undo',
    event: 'keydown',
    prepare: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
    act: (page) => page.keyboard.press('Control+z'),
    answer: [{ css: 'main', text: '1/8 samples' }],
  },
  {
    name: 'Dashboard: open',
    event: 'click',
    act: (page) => linkTo(page, 'Dashboard').click(),
    answer: [
      { css: 'h1', text: 'Today' },
      { css: 'main h2', text: 'Capacity snapshot' },
    ],
  },
  {
    name: 'Command palette: open',
    event: 'keydown',
    act: (page) => page.keyboard.press('Control+k'),
    answer: [{ css: '[role="dialog"] input' }],
    onPhone: {
      event: 'click',
      act: (page) => page.getByRole('button', { name: 'Search or jump to' }).click(),
    },
  },
  {
    name: 'Command palette: search',
    event: 'input',
    act: (page) => page.keyboard.press('a'),
    answer: [{ css: '[role="dialog"] button:first-of-type', text: 'Weigh a harvest' }],
  },
];
