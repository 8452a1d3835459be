import { expect, test } from 'vitest';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { mgmFolder } from '#tests/support/mgm/mgm-folder.ts';
import { jsonText } from '#tests/support/mgm/json-text.ts';
import { aRadishFarm, aSeedLot, RADISH } from '#tests/support/lots/radish-farm.ts';
import { lots } from './lots.ts';

test('lots are told with what is left of them and the plantings that took of them', () => {
  const farm = aRadishFarm();
  const { json } = lots.answer(aQuestion({ farm }));
  const told = jsonText(`[
    {
      "txnId": "a", "varietyId": "rambo-radish", "varietyName": "Rambo Radish",
      "code": "RB-2291", "supplier": "", "atISO": "2026-11-02T12:00:00.000Z", "pounds": 0.5,
      "leftLb": 0.0503, "status": "OPEN", "bestBefore": null, "germinationPercent": null,
      "tests": [],
      "plantings": [
        { "dateISO": "2026-11-16", "trays": 2 }, { "dateISO": "2026-11-23", "trays": 2 },
        { "dateISO": "2026-11-26", "trays": 2 }
      ]
    },
    {
      "txnId": "b", "varietyId": "rambo-radish", "varietyName": "Rambo Radish",
      "code": "RB-2377", "supplier": "", "atISO": "2026-11-20T12:00:00.000Z", "pounds": 5,
      "leftLb": 4.6252, "status": "OPEN", "bestBefore": null, "germinationPercent": null,
      "tests": [],
      "plantings": [{ "dateISO": "2026-11-26", "trays": 3 }, { "dateISO": "2026-11-30", "trays": 2 }]
    }
  ]`);
  expect(JSON.stringify(json)).toBe(told);
});

test('a lot of a deleted variety is shown by its id; a farm without lots has none', () => {
  const farm = aRadishFarm();
  const gone = { ...farm, varieties: [], seedsInventory: [aSeedLot('a', 'A', 1, '2026-11-02')] };
  expect(lots.answer(aQuestion({ farm: gone })).json).toMatchObject([{ varietyName: RADISH.id }]);
  const none = lots.answer(aQuestion({ farm: { ...farm, seedsInventory: [] } }));
  expect(none).toEqual({ json: [], lines: ['There is no seed lot.'] });
});

const { file, run } = mgmFolder();

const apply = (...actions: readonly unknown[]) =>
  run('apply', file('farm.json', aRadishFarm()), file('actions.json', actions), '--json');

test('apply changes seed lots and what was sown from them, and refuses lots that are none', () => {
  const { printed } = apply(
    { type: 'UPDATE_SEED_LOT', txnId: 'b', patch: { status: 'BLOCKED', supplier: 'Valley' } },
    { type: 'ADD_GERMINATION_TEST', txnId: 'a', test: { dateISO: '2026-11-20', percent: 78 } },
    {
      type: 'SET_PLANTED_LOTS',
      dateISO: '2026-11-26',
      varietyId: RADISH.id,
      seedLots: [{ txnId: 'b', trays: 4 }],
    },
  );
  expect(printed).toContain('"status":"BLOCKED"');
  expect(printed).toContain('"supplier":"Valley"');
  expect(printed).toContain('"percent":78');
  expect(printed).toContain('"seedLots":[{"trays":4,"txnId":"b"}]');
  const opened = apply({ type: 'UPDATE_SEED_LOT', txnId: 'b', patch: { status: null } });
  expect(opened.printed).not.toContain('BLOCKED');
});

test.each([
  [{ type: 'UPDATE_SEED_LOT', txnId: 'x', patch: { code: 'A' } }, "There is no seed lot 'x'."],
  [
    {
      type: 'SET_PLANTED_LOTS',
      dateISO: '2026-11-30',
      varietyId: RADISH.id,
      seedLots: [{ txnId: 'a', trays: 3 }],
    },
    '2 trays were planted, not 3.',
  ],
])('apply refuses %j', (action, message) => {
  const { code, complained } = apply(action);
  expect(code).toBe(2);
  expect(complained).toBe(`Action 1, ${action.type}: ${message}\n`);
});
