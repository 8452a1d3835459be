import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import { countDifference, seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { recordTrays } from '#tests/support/actions/work-actions.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { type TestTab, openTab } from '#tests/support/devices/open-tab.ts';
import type { FarmAction } from '../records/farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const GRAMS = { pea: 280, kale: 19, radish: null } as const;
const IDS = Object.keys(GRAMS) as (keyof typeof GRAMS)[]; // The keys of a literal are its type.
const AT = '2026-11-20T08:00:00.000Z';

interface Step {
  readonly varietyId: keyof typeof GRAMS;
  readonly kind: 'intake' | 'adjust' | 'plant' | 'delete' | 'undo' | 'redo';
  readonly amount: number;
}

test('seed on hand is what was booked less what the planted trays took, whatever was undone and redone', async () => {
  await checkSlowLaw([fc.array(anyStep(), { maxLength: 30 })], { numRuns: 60 }, async (steps) => {
    const tab = await aSeedTab();
    for (const step of steps) {
      const before = tab.farm();
      takeStep(tab, step);
      expectSums(tab.farm());
      if (step.kind === 'adjust') {
        expect(onHand(tab.farm(), step.varietyId)).toBeCloseTo(step.amount / 4, 9);
      }
      if (step.kind === 'intake') {
        const came = onHand(tab.farm(), step.varietyId) - onHand(before, step.varietyId);
        expect(came).toBeCloseTo(step.amount + 1, 9);
      }
    }
    tab.store.close();
  });
});

function anyStep(): fc.Arbitrary<Step> {
  return fc.record({
    varietyId: fc.constantFrom(...IDS),
    kind: fc.constantFrom<Step['kind'][]>(
      'intake',
      'adjust',
      'plant',
      'plant',
      'delete',
      'undo',
      'redo',
    ),
    amount: fc.nat(40),
  });
}

function takeStep({ store, farm, undoLabels }: TestTab, { varietyId, kind, amount }: Step): void {
  if (kind === 'redo') store.redo();
  // What loaded the farm is not undone: there would be no seed to count.
  else if (kind === 'undo' && undoLabels().length > 1) store.undo();
  else if (kind === 'intake') store.perform(booked(varietyId, amount + 1));
  else if (kind === 'adjust') {
    const difference = countDifference(amount / 4, onHand(farm(), varietyId));
    store.perform(booked(varietyId, difference));
  } else if (kind === 'plant')
    store.perform(recordTrays('2026-11-20', { varietyId, actualTrays: amount }));
  else if (kind === 'delete') {
    const byHand = farm().seedsInventory.filter(({ meta }) => meta === undefined);
    const id = byHand[amount % Math.max(1, byHand.length)]?.id ?? 'none';
    store.perform({ type: 'DELETE_SEED_TXN', payload: { id } });
  }
}

function booked(varietyId: string, pounds: number): FarmAction {
  return { type: 'ADD_SEED_INTAKE', payload: { varietyId, pounds, note: '', atISO: AT } };
}

function onHand(farm: FarmDocument, varietyId: string): number {
  return seedOnHand(farm.seedsInventory, varietyId);
}

/** What people booked less what the recorded trays took; each booking has an id of its own. */
function expectSums({ seedsInventory, traysPlantedLog }: FarmDocument): void {
  for (const id of IDS) {
    const byHand = seedsInventory.filter((one) => one.varietyId === id && one.meta === undefined);
    const trays = traysPlantedLog.filter(({ varietyId }) => varietyId === id);
    const took = sumOf(trays.map((entry) => (entry.trays * (GRAMS[id] ?? 0)) / GRAMS_PER.lb));
    const came = sumOf(byHand.map(({ pounds }) => pounds));
    expect(seedOnHand(seedsInventory, id)).toBeCloseTo(came - took, 9);
  }
  expect(new Set(seedsInventory.map(({ id }) => id)).size).toBe(seedsInventory.length);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

async function aSeedTab(): Promise<TestTab> {
  const tab = await openTab();
  const varieties = IDS.map((id) => aVariety({ id, seedGPerTray: GRAMS[id] }));
  const { products } = aFarm({ varieties });
  tab.store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: { varieties, products } } });
  await tab.store.settled();
  return tab;
}
