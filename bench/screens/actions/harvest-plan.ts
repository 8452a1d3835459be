import { linkTo } from '../open-by-link.ts';
import type { ScreenAction } from '../screen-action.ts';

const chosen = (value: string) => `input[type="radio"][value="${value}"]:checked`;

/** What is cut on which day, for whom. */
export const harvestPlanActions: readonly ScreenAction[] = [
  {
    name: 'Harvest Plan: open',
    event: 'click',
    act: (page) => linkTo(page, 'Harvest Plan').click(),
    answer: [{ css: 'main button[aria-label^="View "]' }],
  },
  {
    name: 'Harvest Plan: 30 days',
    event: 'click',
    act: (page) => page.getByText('30d', { exact: true }).click(),
    answer: [{ css: chosen('30d') }],
  },
  {
    name: 'Harvest Plan: in pounds',
    event: 'click',
    act: (page) => page.getByText('lb', { exact: true }).click(),
    answer: [{ css: chosen('lb') }],
  },
  {
    name: 'Harvest Plan: the orders of a harvest',
    event: 'click',
    act: (page) => page.locator('main button[aria-label^="View "]').first().click(),
    answer: [{ css: '[role="dialog"]', text: 'greens' }],
  },
];
