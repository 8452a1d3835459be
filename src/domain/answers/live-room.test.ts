import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import { forecastSupply } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { LIVE_DAY, liveFarm } from '#tests/support/farms/live-farm.ts';
import {
  readAvailabilityAmount,
  findAvailabilityItem,
} from './availability/availability-question.ts';
import { createAvailabilityCheck } from './availability/availability-check.ts';

const LIVE = 'pea-live-1010';

function ask(farm: FarmDocument, amount = '4x', today = LIVE_DAY) {
  const item = findAvailabilityItem(farm, LIVE);
  const question = {
    item,
    amount: readAvailabilityAmount(amount, item),
    dateISO: '2026-12-05',
    limits: ['withHoles'] as const,
  };
  return createAvailabilityCheck(forecastSupply(farm, today), question).answer();
}

const withOwned = (owned: number | null) => {
  const farm = liveFarm();
  const traySizes = farm.catalog.traySizes?.map((size) => ({ ...size, owned })) ?? [];
  return { ...farm, catalog: { ...farm.catalog, traySizes } };
};
const sizeLines = (farm: FarmDocument, amount?: string, today?: string) =>
  ask(farm, amount, today).lines.filter(({ kind }) => kind === 'traySize');

test('four live trays take half slots, their own trays and the seed of all pea', () => {
  const { answer, how, lines, plantings } = ask(liveFarm());
  expect([answer, how]).toEqual(['YES', 'PLANT']);
  expect(plantings).toMatchObject([{ dateISO: '2026-11-26', before: 0, after: 4 }]);
  const texts = lines.map(({ text }) => tellPlainly(text));
  for (const text of [
    'Pea, live 1010 needs 9 days, 13 are left until it is ready Sat 12/5',
    'Germination slots 3.75 of 28, Thu 11/26',
    'Grow slots 14 of 20, Sun 11/29',
    '1010 trays 16 of 20, Wed 12/2',
    'Seed Pea 6 of 5 lb, runs out Thu 11/26',
    'No packaging counted for 1010',
  ]) {
    expect(texts).toContain(text);
  }
  expect(texts.join()).not.toContain('with holes');
  const at = lines.findIndex(({ kind }) => kind === 'traySize');
  expect(lines[at]).toMatchObject({ varietyId: null, have: 20, need: 16, unit: 'trays' });
});

test('too few trays of the size turn the answer into a no, as trays with holes do', () => {
  expect(sizeLines(withOwned(15))).toMatchObject([{ status: 'short', limits: true, have: 15 }]);
  expect(ask(withOwned(15)).answer).not.toBe('YES');
});

test('trays that nobody has counted limit nothing', () => {
  expect(sizeLines(withOwned(null))).toMatchObject([{ status: 'unknown', have: 0, limits: false }]);
  expect(ask(withOwned(null)).answer).toBe('YES');
});

test('trays at customers are not there to be planted', () => {
  const left = markAs('DELIVERED', { orderId: 'ord_bistro', dateISO: '2026-12-04' });
  const out = actOn(liveFarm(), LIVE_DAY, left);
  expect(sizeLines(out)).toMatchObject([{ have: 14 }]);
});
