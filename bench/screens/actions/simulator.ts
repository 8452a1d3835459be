import { linkInMore, openByLink, openMore } from '../open-by-link.ts';
import type { ScreenAction } from '../screen-action.ts';

const assignments = (count: string) => [
  { css: 'section[aria-label="Simulation"] [role="status"]', text: `Assignments: ${count}` },
];

/** Whether one more order fits beside a thousand others, on the 60 days ahead. */
export const simulatorActions: readonly ScreenAction[] = [
  {
    name: 'Simulator: open, with 1,000 demands',
    event: 'click',
    prepare: async (page) => {
      await openByLink(page, 'Alchemy', 'Items');
      await openByLink(page, 'Planner', 'Planner Pro');
    },
    act: (page) => page.getByRole('tab', { name: 'Capacity Simulator' }).click(),
    answer: [{ css: 'section[aria-label="Simulation"]' }],
    onPhone: {
      prepare: async (page) => {
        await openMore(page);
        await linkInMore(page, 'Alchemy').click();
        await openByLink(page, 'Planner', 'Planner Pro');
      },
    },
  },
  {
    name: 'Simulator: try one more, over 60 days',
    event: 'click',
    act: (page) => page.getByRole('button', { name: 'Try it' }).click(),
    answer: assignments('1,001'),
  },
  {
    name: 'Simulator: drop it again',
    event: 'click',
    act: (page) => page.getByRole('button', { name: /^Drop / }).click(),
    answer: assignments('1,000'),
  },
];
