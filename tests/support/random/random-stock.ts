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
import { chosen, chosenId, does, oneOf } from './chosen.ts';

const STATUSES = ['USED_UP', 'BLOCKED', null] as const;

/** Seed that comes in, is tested, sown, blocked and priced. */
export function seedAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const lot = chosen(farm.seedsInventory.filter(isSeedLot), pick);
  const lotId = lot?.id ?? 'nothing';
  const testId = chosenId(lot?.lot?.tests ?? [], pick);
  const varietyId = chosenId(farm.varieties, pick);
  const dateISO = `2026-11-2${amount}`;
  const lotInfo = { code: `L-${amount}`, supplier: '', germinationPercent: null, bestBefore: null };
  const intake = { varietyId, note: '', atISO: `2026-11-20T08:0${amount}:00.000Z` };
  const seedLots = [{ txnId: lotId, trays: pick % 3 }];
  const url = amount > 6 ? '' : `seeds.example.com/${pick}`;
  return oneOf(pick, [
    does('ADD_SEED_INTAKE', { ...intake, pounds: amount }),
    does('ADD_SEED_INTAKE', { ...intake, pounds: -amount / 10 }),
    does('ADD_SEED_INTAKE', { ...intake, pounds: amount / 4, lot: lotInfo }),
    does('ADD_SEED_INTAKE', { ...intake, pounds: amount, lot: lotInfo }),
    does('UPDATE_SEED_LOT', { txnId: lotId, patch: { status: STATUSES[pick % 3] ?? null } }),
    does('ADD_GERMINATION_TEST', { txnId: lotId, test: { dateISO, percent: amount * 10 } }),
    does('DELETE_GERMINATION_TEST', { txnId: lotId, id: testId }),
    does('SET_PLANTED_LOTS', { dateISO, varietyId, seedLots }),
    does('DELETE_SEED_TXN', { id: chosenId(farm.seedsInventory, pick) }),
    does('SET_SEED_COST', { varietyId, bagLb: amount, bagCost: pick }),
    does('SET_SEED_REORDER_LINK', { varietyId, url }),
  ]);
}

/** Packages, budgets and bills. */
export function costsAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { packaging, overheads, overheadLogs, overheadScenario } = farm.catalog;
  const microgreenContent = { qty: amount, unit: 'oz' } as const;
  return oneOf(pick, [
    does('ADD_PACKAGING', aPackaging({ id: `pkg_${packaging.length}` })),
    does('UPDATE_PACKAGING', { id: chosenId(packaging, pick), patch: { microgreenContent } }),
    does('DELETE_PACKAGING', { id: chosenId(packaging, pick) }),
    does('ADD_OVERHEAD', anOverhead({ id: `ovh_${overheads.length}` })),
    does('UPDATE_OVERHEAD', { id: chosenId(overheads, pick), patch: { cost: amount } }),
    does('DELETE_OVERHEAD', { id: chosenId(overheads, pick) }),
    does('RECORD_OVERHEAD_BILL', aBill({ id: `bill_${pick}`, amount })),
    does('UPDATE_OVERHEAD_BILL', { id: chosenId(overheadLogs, pick), patch: { amount: pick } }),
    does('DELETE_OVERHEAD_BILL', { id: chosenId(overheadLogs, pick) }),
    does('SET_OVERHEAD_SCENARIO', { scenario: { ...overheadScenario, trays: amount * 10 } }),
  ]);
}

/** Materials that come in, are counted and chosen. */
export function stockAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { materials } = farm.catalog;
  const id = chosenId(materials, pick);
  const varietyId = chosenId(farm.varieties, pick);
  const quantity = { qty: amount, unit: 'lb' } as const;
  const soil = aSoil({ id: `mat_${materials.length}`, isPrimarySoil: amount % 2 === 0 });
  return oneOf(pick, [
    does('ADD_MATERIAL', soil),
    does('ADD_MATERIAL', aMaterial({ id: soil.id, type: 'generic', stock: soil.stock })),
    does('UPDATE_MATERIAL', { id, patch: { purchaseCost: amount } }),
    does('RECEIVE_STOCK', { id, quantity }),
    does('ADJUST_STOCK', { id, quantity }),
    does('COUNT_STOCK', { seeds: [], materials: [{ id, quantity }] }),
    does('SET_PRIMARY_SOIL', { id }),
    does('DELETE_MATERIAL', { id }),
    does('SET_SEED_MATERIAL', { varietyId, seedMaterialId: id, gramsPerTray: amount }),
  ]);
}
