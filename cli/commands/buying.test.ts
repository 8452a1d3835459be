import { expect, test } from 'vitest';
import { aPurchase } from '#tests/support/builders/catalog-builders.ts';
import {
  BISTRO_DAY,
  bistroFarm,
  RADISH,
  seedBought,
  SUNFLOWER,
} from '#tests/support/farms/bistro-farm.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { jsonText } from '#tests/support/mgm/json-text.ts';
import { buying } from './buying.ts';

const seedInfo = { ...SUNFLOWER.seedInfo, supplier: 'Johnny’s' };
const cost = { bagLb: 5, bagCost: 32 };

function ask(pounds: number, purchases: ReturnType<typeof aPurchase>[] = []) {
  const farm = bistroFarm({
    varieties: [{ ...SUNFLOWER, cost, seedInfo }, RADISH],
    seedsInventory: [seedBought('sunflower', pounds), seedBought('radish', 3)],
    ...(purchases.length > 0 && { purchases }),
  });
  return buying.answer(aQuestion({ farm, today: BISTRO_DAY }));
}

test('the answer has the keys of the contract, amounts with 4 decimals and money with 2', () => {
  const purchases = [aPurchase({ expectedISO: '2026-12-10' })];
  const told = jsonText(`{
    "today": "2026-11-22",
    "groups": [
      {
        "supplier": "Johnny’s", "orderByISO": "2026-12-20", "cost": 64, "unpriced": 0,
        "lines": [
          {
            "stockId": "seed:sunflower", "name": "Sunflower seed", "unit": "lb", "onHand": 5,
            "coming": 5, "runOutISO": "2026-12-30", "orderByISO": "2026-12-20",
            "arrivesISO": "2026-12-27", "gapISO": "2026-12-09", "state": "LATER", "leadDays": 7,
            "need": 5.0796, "packs": 2, "packQty": 5, "amount": 10, "cost": 64, "emptyTrays": 0,
            "withOrder": false
          }
        ]
      }
    ],
    "coming": [
      {
        "id": "pur_1", "stockId": "seed:sunflower", "qty": 5, "unit": "lb",
        "expectedISO": "2026-12-10", "lateDays": 0
      }
    ]
  }`);
  expect(JSON.stringify(ask(5, purchases).json)).toBe(told);
});

test('as text it is a list by supplier, and what is on its way', () => {
  expect(ask(1).lines).toEqual([
    'Johnny’s: $64.00',
    '  2 × 5 lb Sunflower seed  Too late: 2 trays stay empty from Tue 11/24  runs out Tue 11/24  1 lb on hand  $64.00',
  ]);
  const purchases = [aPurchase({ expectedISO: '2026-12-10' })];
  expect(ask(5, purchases).lines).toEqual([
    'Johnny’s: $64.00',
    '  2 × 5 lb Sunflower seed  Order by Sun 12/20  runs out Wed 12/30  5 lb on hand  $64.00',
    '    5 lb come Thu 12/10, 1 day after it runs out.',
    '',
    'On its way',
    '  Thu 12/10/2026  5 lb  Sunflower seed',
  ]);
});

test('when nothing is to be ordered it says so', () => {
  expect(ask(100)).toEqual({
    json: { today: '2026-11-22', groups: [], coming: [] },
    lines: ['Nothing to order. Seed, soil and boxes last for the plan of the next weeks.'],
  });
});
