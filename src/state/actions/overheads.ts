import type { FarmDocument } from '../document/farm-document.ts';
import { readObject, readRecord } from '../normalise/read-record.ts';
import { OVERHEADS, OVERHEAD_BILLS, OVERHEAD_SCENARIO } from '../schema/catalog.ts';
import { sameValue } from '../document/same-value.ts';
import type { OverheadAction } from './catalog-action.ts';
import { withCatalogPart } from './change-catalog.ts';
import { dropById, freeId, patchById } from '#domain/records/change-records.ts';

/**
 * Changes of recurring budgets, of bills, and of the volumes that overheads are spread over.
 *
 * What is saved is read like a file: amounts that are no number are 0, months are 1 to 12. Bills are
 * kept beside the budgets and change no cost.
 */
export function reduceOverheads(document: FarmDocument, action: OverheadAction): FarmDocument {
  switch (action.type) {
    case 'SET_OVERHEAD_SCENARIO': {
      const before = document.catalog.overheadScenario;
      const scenario = readObject(OVERHEAD_SCENARIO, { ...before, ...action.payload.scenario });
      return sameValue(scenario, before)
        ? document
        : withCatalogPart(document, 'overheadScenario', scenario);
    }
    case 'ADD_OVERHEAD':
    case 'UPDATE_OVERHEAD':
    case 'DELETE_OVERHEAD':
      return reduceBudgets(document, action);
    case 'RECORD_OVERHEAD_BILL':
    case 'UPDATE_OVERHEAD_BILL':
    case 'DELETE_OVERHEAD_BILL':
      return reduceBills(document, action);
  }
}

type BudgetAction = Extract<OverheadAction, { type: `${string}_OVERHEAD` }>;
type BillAction = Extract<OverheadAction, { type: `${string}_OVERHEAD_BILL` }>;

function reduceBudgets(document: FarmDocument, action: BudgetAction): FarmDocument {
  const { overheads } = document.catalog;
  switch (action.type) {
    case 'ADD_OVERHEAD': {
      const id = freeId(action.payload.id || 'ovh', overheads);
      const added = readRecord(OVERHEADS, trimmed(action.payload), id);
      return withCatalogPart(document, 'overheads', [...overheads, added]);
    }
    case 'UPDATE_OVERHEAD': {
      const { id, patch } = action.payload;
      const changed = patchById(overheads, id, patch, (one) =>
        readRecord(OVERHEADS, trimmed(one), id),
      );
      return withCatalogPart(document, 'overheads', changed);
    }
    case 'DELETE_OVERHEAD': {
      const kept = dropById(overheads, action.payload.id);
      return withCatalogPart(document, 'overheads', kept);
    }
  }
}

function reduceBills(document: FarmDocument, action: BillAction): FarmDocument {
  const { overheadLogs } = document.catalog;
  switch (action.type) {
    case 'RECORD_OVERHEAD_BILL': {
      const id = freeId(action.payload.id || 'bill', overheadLogs);
      const added = readRecord(OVERHEAD_BILLS, trimmed(action.payload), id);
      return withCatalogPart(document, 'overheadLogs', [...overheadLogs, added]);
    }
    case 'UPDATE_OVERHEAD_BILL': {
      const { id, patch } = action.payload;
      const changed = patchById(overheadLogs, id, patch, (one) =>
        readRecord(OVERHEAD_BILLS, trimmed(one), id),
      );
      return withCatalogPart(document, 'overheadLogs', changed);
    }
    case 'DELETE_OVERHEAD_BILL': {
      const kept = dropById(overheadLogs, action.payload.id);
      return withCatalogPart(document, 'overheadLogs', kept);
    }
  }
}

function trimmed(record: { readonly name: string }): Readonly<Record<string, unknown>> {
  return { ...record, name: record.name.trim() };
}
