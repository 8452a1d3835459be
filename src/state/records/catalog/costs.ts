import type { OverheadScenario } from '#domain/catalog/catalog.ts';
import { sameValue } from '../../document/same-value.ts';
import { readObject } from '../../read/read-record.ts';
import { OVERHEADS, OVERHEAD_BILLS, OVERHEAD_SCENARIO, PACKAGING } from '../../schema/catalog.ts';
import { described, recordActions, actionRules } from '../action-rules.ts';

/**
 * Changes of packages, of recurring budgets, of bills, and of the volumes that overheads are spread over.
 *
 * What is saved is read like a file: an empty fill is none, amounts that are no number are 0. What a package is made of
 * may be missing, and a package in use may go; costs say so. Bills are kept beside the budgets and change no cost.
 */
export const COST_ACTIONS = {
  ...recordActions('PACKAGING', {
    list: 'catalog/packaging',
    called: 'packaging',
    ...described(PACKAGING),
  }),
  ...recordActions('OVERHEAD', {
    list: 'catalog/overheads',
    called: ['Add budget', 'Edit budget', 'Remove budget'],
    ...described(OVERHEADS),
  }),
  ...recordActions(
    'OVERHEAD_BILL',
    {
      list: 'catalog/overheadLogs',
      called: ['Record bill', 'Edit bill', 'Delete bill'],
      ...described(OVERHEAD_BILLS),
    },
    'RECORD_OVERHEAD_BILL',
  ),
  SET_OVERHEAD_SCENARIO: actionRules<{ readonly scenario: OverheadScenario }>({
    label: 'Change allocation scenario',
    run: (farm, { scenario }) => {
      const before = farm.catalog.overheadScenario;
      const overheadScenario = readObject(OVERHEAD_SCENARIO, { ...before, ...scenario });
      return sameValue(overheadScenario, before)
        ? farm
        : { ...farm, catalog: { ...farm.catalog, overheadScenario } };
    },
  }),
};
