import { linkInMore, linkTo, openMore } from '../open-by-link.ts';
import type { ScreenAction } from '../screen-action.ts';

const cardsOf = (list: string) => `ul[aria-label="${list}"] > li`;

/** What things cost, what runs out and what was grown. */
export const reportActions: readonly ScreenAction[] = [
  {
    ...opened('Reporting', 'Production Costs'),
    onPhone: {
      prepare: openMore,
      act: (page) => linkInMore(page, 'Reporting').click(),
      answer: [{ css: '[role="dialog"]', gone: true }, { css: cardsOf('Production Costs') }],
    },
  },
  opened('Inventory', 'Inventory Snapshot'),
  opened('Order Costs', 'Order costs'),
  ranged('Order Costs', '180d'),
  opened('Growth', 'Growth Report'),
  ranged('Growth', 'All time'),
  opened('Customers', 'Customers'),
  ranged('Customers', 'All'),
  opened('Tray Demand', 'Tray demand'),
];

/** @param table - What the report's table is called, on a phone its cards; its rows are the answer. */
function opened(link: string, table: string): ScreenAction {
  return {
    name: `${link}: open`,
    event: 'click',
    act: (page) => linkTo(page, link).click(),
    answer: [{ css: `table[aria-label="${table}"] tbody tr` }],
    onPhone: { answer: [{ css: cardsOf(table) }] },
  };
}

function ranged(report: string, label: string): ScreenAction {
  return {
    name: `${report}: ${label}`,
    event: 'click',
    act: (page) => page.getByRole('button', { name: label, exact: true }).click(),
    answer: [{ css: 'main button[aria-pressed="true"]', text: label }],
  };
}
