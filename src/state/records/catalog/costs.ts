import { sameValue } from '../../document/farm-document.ts';
import { readObject } from '../../read/read-record.ts';
import { OVERHEADS, OVERHEAD_BILLS, OVERHEAD_SCENARIO, PACKAGING } from '../../schema/catalog.ts';
import * as a from '../../schema/field.ts';
import { described, recordActions, actionRules } from '../action-rules.ts';

/**
 * Changes of packaging, budgets, bills and scenario volumes.
 *
 * Payloads are read like a file: a blank size is none, and invalid amounts are 0. Packaging may lack materials,
 * and one in use can be deleted; costs note both. Bills never change costs.
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
  SET_OVERHEAD_SCENARIO: actionRules({
    payload: { scenario: a.required(OVERHEAD_SCENARIO) },
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
