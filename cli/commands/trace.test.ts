import { expect, test } from 'vitest';
import { aRadishFarm, RADISH, RADISH_TODAY } from '#tests/support/lots/radish-farm.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { jsonText } from '#tests/support/mgm/json-text.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { trace } from './trace.ts';

const ask = (of: string, farm: FarmDocument = aRadishFarm()) =>
  trace.answer(aQuestion({ farm, today: RADISH_TODAY, options: { of } }));

const BATCH = `${RADISH.id}|2026-12-04`;

test('a trace answers with all its keys in their order', () => {
  const { json } = ask('RB-2291');
  const { seedLots, batches, deliveries, ...rest } = json as Record<string, readonly object[]>;
  const lot = jsonText(`[
    {
      "txnId": "a", "code": "RB-2291", "varietyId": "rambo-radish", "supplier": "",
      "pounds": 0.5, "leftLb": 0.0503, "status": "OPEN"
    }
  ]`);
  expect(JSON.stringify(seedLots)).toBe(lot);
  const batch = jsonText(`{
    "batch": "rambo-radish|2026-12-04", "code": "RARA-261204", "varietyName": "Rambo Radish",
    "plantedISO": "2026-11-26", "cutISO": "2026-12-04", "state": "cut", "trays": 5,
    "lostTrays": 0,
    "seedLots": [
      { "txnId": "a", "code": "RB-2291", "trays": 2 },
      { "txnId": "b", "code": "RB-2377", "trays": 3 }
    ],
    "washedISO": null, "weighed": true, "harvestedOz": 52.8, "deliveredOz": 50, "driedOz": 0,
    "goneOz": 0, "onHandOz": 2.8, "missingOz": 0
  }`);
  expect(JSON.stringify(batches?.[2])).toBe(batch);
  expect(deliveries).toContainEqual({
    orderId: 'ord_bistro',
    dateISO: '2026-12-04',
    dayISO: '2026-12-04',
    to: 'Bistro Marlow',
    phone: '',
    email: '',
    what: '8 × Rambo Radish 4 oz',
    batch: BATCH,
    oz: 32,
    link: 'served',
    status: 'ASSUMED',
    recorded: false,
  });
  const others = jsonText(`{
    "today": "2026-12-07", "start": { "kind": "seedLot", "text": "RB-2291" }, "loads": [],
    "totals": {
      "harvestedOz": 96.8, "deliveredOz": 86, "driedOz": 0, "goneOz": 0, "onHandOz": 2.8,
      "missingOz": 8, "accountedPercent": 91.7
    },
    "problems": []
  }`);
  expect(JSON.stringify(rest)).toBe(others);
});

test('a trace of nothing is refused', () => {
  expect(() => ask('nothing here')).toThrow("Nothing is called 'nothing here'.");
  expect(() => ask(' ')).toThrow('--of needs');
});

test('a trace as text says how much is accounted for', () => {
  expect(ask('RB-2291').lines.join('\n')).toContain('91.7% of 96.8 oz accounted for');
});
