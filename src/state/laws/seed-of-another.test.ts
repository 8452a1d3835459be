import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { seedOnHand, seedGramsPerTray } from '#domain/catalog/seeds/seed-on-hand.ts';
import { inventorySnapshot } from '#domain/reports/inventory-snapshot.ts';
import { listSeedLots } from '#domain/seed-lots/list-seed-lots.ts';
import { seedVaultRows } from '#domain/reports/seed-vault.ts';
import { forecastSupply, updateForecast } from '#domain/supply/outlook.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { recordTrays } from '#tests/support/actions/work-actions.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import {
  LIVE_BASIL,
  LIVE_DAY,
  LIVE_PEA,
  PEA,
  plannedLiveFarm,
} from '#tests/support/farms/live-farm.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const farm = plannedLiveFarm();

/** Pea for salad, half trays of pea alive, and a third of a 1020 with pea shoots: one seed. */
const SHOOTS = aVariety({ id: 'pea-shoots', seedOf: 'pea', traySizeId: 'siz_third' });
const VARIETIES = [PEA, LIVE_PEA, SHOOTS];
const { catalog } = farm;
const threefold: FarmDocument = {
  ...farm,
  varieties: VARIETIES,
  catalog: {
    ...catalog,
    traySizes: [
      ...(catalog.traySizes ?? []),
      aTraySize({ id: 'siz_third', name: 'Third', slotShare: 0.3333 }),
    ],
  },
};

const LOT = { code: 'PEA-1', supplier: '', germinationPercent: null, bestBefore: null };
/** The farm whose seed came in a bag with a code. */
const TRACED = {
  ...farm,
  seedsInventory: farm.seedsInventory.map((entry) => ({ ...entry, lot: LOT })),
};

const planted = (varietyId: string, actualTrays: number, dateISO = LIVE_DAY) =>
  recordTrays(dateISO, { varietyId, actualTrays });
const auto = ({ seedsInventory }: FarmDocument) =>
  seedsInventory.filter(({ meta }) => meta !== undefined);
const gramsIn = (one: FarmDocument) =>
  auto(one).reduce((sum, { pounds }) => sum - pounds * GRAMS_PER.lb, 0);

test('grams of a tray are the variety’s own, else those of the seed by the shares of the trays', () => {
  const grams = VARIETIES.map((variety) => seedGramsPerTray(variety, threefold));
  expect(grams).toEqual([300, 150, 99.99]);
  expect(seedGramsPerTray({ ...LIVE_PEA, seedGPerTray: 140 }, threefold)).toBe(140);
  expect(seedGramsPerTray({ ...LIVE_PEA, seedOf: 'gone' }, threefold)).toBeNull();
  const chained = { ...SHOOTS, seedOf: 'pea-live-1010' };
  expect(seedGramsPerTray(chained, threefold)).toBeNull();
});

test('a planting takes of the seed of another, under an id of its own', () => {
  const after = actOn(farm, LIVE_DAY, planted('pea-live-1010', 6));
  expect(auto(after)).toMatchObject([
    {
      id: `seed_${LIVE_DAY}_pea-live-1010`,
      varietyId: 'pea',
      meta: { deltaTrays: 6, gramsPerTray: 150, forId: 'pea-live-1010' },
    },
  ]);
  expect(seedOnHand(after.seedsInventory, 'pea') * GRAMS_PER.lb).toBeCloseTo(2267.96185 - 900, 6);
  const fewer = actOn(after, LIVE_DAY, planted('pea', 2), planted('pea-live-1010', 4));
  expect(auto(fewer).map(({ meta }) => [meta?.forId, meta?.deltaTrays])).toEqual([
    ['pea-live-1010', 6],
    [undefined, 2],
    ['pea-live-1010', -2],
  ]);
});

test('five pounds of pea run out on the second planting of the live trays', () => {
  const [row, ...others] = seedVaultRows(farm, LIVE_DAY).filter(
    ({ variety }) => variety.id !== LIVE_BASIL.id,
  );
  expect(others).toEqual([]);
  expect(row).toMatchObject({ variety: { id: 'pea' }, runOut: { dateISO: '2026-12-02' } });
  expect(row?.also.map(({ name }) => name)).toEqual(['Pea, live 1010']);
  const line = inventorySnapshot(farm, LIVE_DAY).lines.find(({ varietyId }) => varietyId === 'pea');
  expect(line).toMatchObject({ runOutISO: '2026-12-02', seedOf: ['pea', 'pea-live-1010'] });
});

test('bookings of a seed are the trays of all its varieties times their grams', () => {
  const step = fc.record({
    varietyId: fc.constantFrom(...VARIETIES.map(({ id }) => id)),
    trays: fc.integer({ min: 0, max: 9 }),
    day: fc.constantFrom('2026-11-21', LIVE_DAY),
  });
  checkLaw([fc.array(step, { maxLength: 12 })], { numRuns: 40 }, (steps) => {
    const after = steps.reduce(
      (one, { varietyId, trays, day }) => actOn(one, LIVE_DAY, planted(varietyId, trays, day)),
      threefold,
    );
    const wanted = after.traysPlantedLog.reduce((sum, { varietyId, trays }) => {
      const variety = VARIETIES.find(({ id }) => id === varietyId);
      return sum + trays * ((variety && seedGramsPerTray(variety, threefold)) ?? 0);
    }, 0);
    expect(gramsIn(after)).toBeCloseTo(wanted, 6);
    expect(auto(after).every(({ varietyId }) => varietyId === 'pea')).toBe(true);
  });
});

test('two devices that record one planting take its seed once, on the seed’s own line', () => {
  const here = actOn(farm, LIVE_DAY, planted('pea-live-1010', 6));
  const there = actOn(farm, LIVE_DAY, planted('pea-live-1010', 4), planted('pea', 1));
  const one = mergeTwo(farm, here, there).merged;
  const other = mergeTwo(farm, there, here, [1, 2]).merged;
  const live = one.traysPlantedLog.find(({ varietyId }) => varietyId === 'pea-live-1010');
  expect(gramsIn(one)).toBeCloseTo((live?.trays ?? 0) * 150 + 300, 6);
  expect(auto(one)).toEqual(auto(other));
});

test('live trays are sown from the bags of the seed, which is less by their grams', () => {
  const after = actOn(TRACED, LIVE_DAY, planted('pea-live-1010', 6), planted('pea', 2));
  expect(after.traysPlantedLog.map(({ seedLots }) => seedLots)).toEqual([
    [{ txnId: 'seed_pea', trays: 6 }],
    [{ txnId: 'seed_pea', trays: 2 }],
  ]);
  const [row] = listSeedLots(after);
  expect((row?.leftLb ?? 0) * GRAMS_PER.lb).toBeCloseTo(2267.96185 - 900 - 600, 6);
});

test('of one bag two varieties of one action take only what is there', () => {
  const lots = [3, 5].map((pounds, at) => ({
    ...farm.seedsInventory[0],
    id: `seed_${at}`,
    atISO: `2026-10-0${at + 1}T12:00:00.000Z`,
    varietyId: 'pea',
    note: '',
    pounds,
    lot: { ...LOT, code: `PEA-${at}` },
  }));
  // Three pounds are 1360.78 g: four trays of pea leave 160.78 g, one live tray.
  const live = { varietyId: 'pea-live-1010', actualTrays: 3 };
  const both = recordTrays(LIVE_DAY, { actualTrays: 4 }, live);
  const after = actOn({ ...farm, seedsInventory: lots }, LIVE_DAY, both);
  expect(after.traysPlantedLog.map(({ seedLots }) => seedLots)).toEqual([
    [{ txnId: 'seed_0', trays: 4 }],
    [
      { txnId: 'seed_0', trays: 1 },
      { txnId: 'seed_1', trays: 2 },
    ],
  ]);
});

test('a blocked bag holds what is sown from it of every variety', () => {
  const sown = actOn(TRACED, LIVE_DAY, planted('pea-live-1010', 6));
  const chosen = actOn(sown, LIVE_DAY, {
    type: 'SET_PLANTED_LOTS',
    payload: {
      dateISO: LIVE_DAY,
      varietyId: 'pea-live-1010',
      seedLots: [{ txnId: 'seed_pea', trays: 4 }],
    },
  });
  expect(chosen.traysPlantedLog[0]?.seedLots).toEqual([{ txnId: 'seed_pea', trays: 4 }]);
  const blocked = actOn(chosen, LIVE_DAY, {
    type: 'UPDATE_SEED_LOT',
    payload: { txnId: 'seed_pea', patch: { status: 'BLOCKED' } },
  });
  const held = (one: FarmDocument) =>
    (forecastSupply(one, LIVE_DAY).ledger.get('pea-live-1010')?.lots ?? []).flatMap((lot) =>
      lot.held === undefined ? [] : [lot.held.codes],
    );
  expect(held(chosen)).toEqual([]);
  expect(held(blocked)).toEqual([['PEA-1']]);
  const updated = updateForecast(forecastSupply(chosen, LIVE_DAY), blocked, LIVE_DAY);
  expect(updated.ledger).toEqual(forecastSupply(blocked, LIVE_DAY).ledger);
});
