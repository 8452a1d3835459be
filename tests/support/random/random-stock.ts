import { isSeedLot } from '#domain/seed-lots/seed-lot.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import {
  aBill,
  aMaterial,
  anOverhead,
  aPackaging,
  aSoil,
} from '#tests/support/builders/catalog-builders.ts';
import { chosen, chosenId } from './chosen.ts';

const STATUSES = ['USED_UP', 'BLOCKED', null] as const;

const aLot = (amount: number) => ({
  code: `L-${amount}`,
  supplier: '',
  germinationPercent: null,
  bestBefore: null,
});

/** Seed that comes in, is tested, sown, blocked and priced. */
export function seedAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const lot = chosen(farm.seedsInventory.filter(isSeedLot), pick);
  const lotId = lot?.id ?? 'nothing';
  const testId = chosenId(lot?.lot?.tests ?? [], pick);
  const varietyId = chosenId(farm.varieties, pick);
  const intake = { varietyId, note: '', atISO: `2026-11-20T08:0${amount}:00.000Z` };
  const actions: FarmAction[] = [
    { type: 'ADD_SEED_INTAKE', payload: { ...intake, pounds: amount } },
    { type: 'ADD_SEED_INTAKE', payload: { ...intake, pounds: -amount / 10 } },
    { type: 'ADD_SEED_INTAKE', payload: { ...intake, pounds: amount / 4, lot: aLot(amount) } },
    { type: 'ADD_SEED_INTAKE', payload: { ...intake, pounds: amount, lot: aLot(amount) } },
    {
      type: 'UPDATE_SEED_LOT',
      payload: { txnId: lotId, patch: { status: STATUSES[pick % 3] ?? null } },
    },
    {
      type: 'ADD_GERMINATION_TEST',
      payload: { txnId: lotId, test: { dateISO: `2026-11-2${amount}`, percent: amount * 10 } },
    },
    { type: 'DELETE_GERMINATION_TEST', payload: { txnId: lotId, id: testId } },
    {
      type: 'SET_PLANTED_LOTS',
      payload: {
        dateISO: `2026-11-2${amount}`,
        varietyId,
        seedLots: [{ txnId: lotId, trays: pick % 3 }],
      },
    },
    { type: 'DELETE_SEED_TXN', payload: { id: chosenId(farm.seedsInventory, pick) } },
    { type: 'SET_SEED_COST', payload: { varietyId, bagLb: amount, bagCost: pick } },
    {
      type: 'SET_SEED_REORDER_LINK',
      payload: { varietyId, url: amount > 6 ? '' : `seeds.example.com/${pick}` },
    },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

/** Packages, budgets and bills. */
export function costsAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { packaging, overheads, overheadLogs, overheadScenario } = farm.catalog;
  const actions: FarmAction[] = [
    { type: 'ADD_PACKAGING', payload: aPackaging({ id: `pkg_${packaging.length}` }) },
    {
      type: 'UPDATE_PACKAGING',
      payload: {
        id: chosenId(packaging, pick),
        patch: { microgreenContent: { qty: amount, unit: 'oz' } },
      },
    },
    { type: 'DELETE_PACKAGING', payload: { id: chosenId(packaging, pick) } },
    { type: 'ADD_OVERHEAD', payload: anOverhead({ id: `ovh_${overheads.length}` }) },
    {
      type: 'UPDATE_OVERHEAD',
      payload: { id: chosenId(overheads, pick), patch: { cost: amount } },
    },
    { type: 'DELETE_OVERHEAD', payload: { id: chosenId(overheads, pick) } },
    { type: 'RECORD_OVERHEAD_BILL', payload: aBill({ id: `bill_${pick}`, amount }) },
    {
      type: 'UPDATE_OVERHEAD_BILL',
      payload: { id: chosenId(overheadLogs, pick), patch: { amount: pick } },
    },
    { type: 'DELETE_OVERHEAD_BILL', payload: { id: chosenId(overheadLogs, pick) } },
    {
      type: 'SET_OVERHEAD_SCENARIO',
      payload: { scenario: { ...overheadScenario, trays: amount * 10 } },
    },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

/** Materials that come in, are counted and chosen. */
export function stockAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { materials } = farm.catalog;
  const id = chosenId(materials, pick);
  const quantity = { qty: amount, unit: 'lb' } as const;
  const soil = aSoil({ id: `mat_${materials.length}`, isPrimarySoil: amount % 2 === 0 });
  const actions: FarmAction[] = [
    { type: 'ADD_MATERIAL', payload: soil },
    {
      type: 'ADD_MATERIAL',
      payload: aMaterial({ id: soil.id, type: 'generic', stock: soil.stock }),
    },
    { type: 'UPDATE_MATERIAL', payload: { id, patch: { purchaseCost: amount } } },
    { type: 'RECEIVE_STOCK', payload: { id, quantity } },
    { type: 'ADJUST_STOCK', payload: { id, quantity } },
    { type: 'COUNT_STOCK', payload: { seeds: [], materials: [{ id, quantity }] } },
    { type: 'SET_PRIMARY_SOIL', payload: { id } },
    { type: 'DELETE_MATERIAL', payload: { id } },
    {
      type: 'SET_SEED_MATERIAL',
      payload: {
        varietyId: chosenId(farm.varieties, pick),
        seedMaterialId: id,
        gramsPerTray: amount,
      },
    },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}
