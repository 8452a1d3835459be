import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { runMgm } from '../run-mgm.ts';
import { dryPlan } from './dry-plan.ts';

const SAMPLE = 'tests/samples/small-farm.json';

/** What `mgm dry-plan` answers about the sample farm. */
function ask(...options: readonly string[]): { code: number; out: string; complaint: string } {
  let [out, complaint] = ['', ''];
  const code = runMgm(['dry-plan', SAMPLE, '--today', '2026-11-20', ...options], {
    folder: process.cwd(),
    now: () => 0,
    print: (text) => (out += text),
    complain: (text) => (complaint += text),
  });
  return { code, out, complaint };
}

// What is asked of these plans is the same however long is searched.
const json = (...options: readonly string[]): Record<string, unknown> =>
  JSON.parse(ask('--json', '--steps', '20', ...options).out) as Record<string, unknown>;

test('the sample farm plans what the stock does not hold: 1,280 g of pea powder, 38 trays', () => {
  const plan = json();
  expect(Object.keys(plan).join(' ')).toBe(
    'today endISO needs demands kept loads fresh plantings room late notPlanned alerts points bound',
  );
  expect(plan['needs']).toMatchObject([
    { orderId: 'LAKE-001', grams: 2400, stockG: 1120, comingG: 0, oz: 564.3834 },
  ]);
  expect(plan['demands']).toMatchObject([
    { trays: 38, orders: [{ orderId: 'LAKE-001', oz: 564.3834 }] },
  ]);
});

test('every row has the fields that programs read, in their order', () => {
  const plan = json('--gross');
  type Rows = readonly Record<string, unknown>[] | undefined;
  const fields = (key: string, inner?: string) => {
    const rows = plan[key] as Rows;
    const found = inner === undefined ? rows : (rows?.[0]?.[inner] as Rows);
    return Object.keys(found?.[0] ?? {}).join(' ');
  };
  expect(fields('needs')).toBe('orderId itemId dueISO grams stockG comingG oz');
  expect(fields('demands')).toBe('itemId varietyId dueISO trays orders');
  expect(fields('demands', 'orders')).toBe('orderId oz');
  expect(fields('loads')).toBe('dryerId startISO readyISO lines');
  expect(fields('loads', 'lines')).toBe('itemId varietyId dueISO trays freeTrays shelves');
  expect(fields('plantings')).toBe('dateISO varietyId trays');
  expect(fields('room')).toBe('dateISO kind need have');
  expect(fields('late')).toBe('itemId varietyId dueISO trays daysLate');
  expect(fields('alerts')).toBe('orderId cause cures');
  expect(fields('alerts', 'cures')).toBe('kind text dateISO');
});

test('gross, everything is planned: 24 trays for what is held, and 71', () => {
  const demands = json('--gross')['demands'];
  expect(demands).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ varietyId: 'speckled-pea', trays: 24 }),
      expect.objectContaining({ varietyId: 'speckled-pea', dueISO: '2026-12-11', trays: 71 }),
    ]),
  );
});

test('what is not planned is sorted by item, then by order', () => {
  const order = (id: string, dueAt: string, productId: string) =>
    aProOrder(1, { id, dueAt, lines: [{ productId, qty: 1, unitPriceUSD: 0 }] });
  const recipe = [{ itemId: 'lost', qty: 1, unit: 'g', notes: '' } as const];
  const fresh = aFarm();
  const told = dryPlan.answer(
    aQuestion({
      farm: {
        ...fresh,
        alchemy: {
          ...fresh.alchemy,
          products: [aProProduct({ id: 'odd', batchOutputQty: 1, recipe })],
          orders: [order('FIRST', '2026-11-24', 'odd'), order('NEXT', '2026-11-25', 'gone')],
        },
      },
    }),
  ).json;
  expect(told).toHaveProperty('notPlanned', [
    { orderId: 'NEXT', itemId: '', reason: 'product' },
    { orderId: 'FIRST', itemId: 'lost', reason: 'item' },
  ]);
});

test('with --must-fit no day is over because of the plan', () => {
  expect(json()['room']).not.toEqual([]);
  expect(json('--must-fit')['room']).toEqual([]);
});

test('the same farm always gets the same plan, and nothing in the file changes', () => {
  const before = readFileSync(SAMPLE, 'utf8');
  expect(ask('--steps', '5')).toEqual(ask('--steps', '5'));
  expect(readFileSync(SAMPLE, 'utf8')).toBe(before);
});

test('the plan has a form for people', () => {
  const { out } = ask('--gross', '--steps', '5');
  expect(out).toContain('Dryers from Fri 11/20/2026 to Fri 1/8/2027');
  expect(out).toContain('BIST-002  Even planted today it would be late.');
  expect(out).toMatch(/ Trays with holes +\d+ of 96$/m);
  expect(out).toMatch(/ Grow slots +\d+ of 60$/m);
  expect(out).not.toMatch(/withHoles|withoutHoles|germination/);
});

test('steps are a whole number', () => {
  expect(ask('--steps', 'x')).toMatchObject({
    code: 2,
    complaint: "--steps needs a whole number from 0 to 100000, not 'x'.\n",
  });
});
