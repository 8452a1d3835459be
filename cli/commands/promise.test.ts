import { expect, test } from 'vitest';
import { actOn } from '#tests/support/devices/act.ts';
import {
  BISTRO_DAY,
  bistroFarm,
  plantedCycle,
  seedBought,
} from '#tests/support/farms/bistro-farm.ts';
import { anOrder, bulk } from '#tests/support/builders/builders.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { jsonText } from '#tests/support/mgm/json-text.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import type { Command, Question } from '../command.ts';
import { diff } from './diff.ts';
import { promise } from './promise.ts';
import { shortages } from './shortages.ts';

function ask(command: Command, more: Partial<Question> = {}) {
  return command.answer(aQuestion({ farm: bistroFarm(), today: BISTRO_DAY, ...more }));
}

const TEN_OUNCES = { item: 'Sunflower', amount: '10oz', day: '2026-11-30' };

test('promise answers with all its keys in their order', () => {
  const { json, lines } = ask(promise, { options: TEN_OUNCES });
  const told = jsonText(`{
    "today": "2026-11-22",
    "item": { "kind": "variety", "id": "sunflower", "name": "Sunflower" },
    "dateISO": "2026-11-30", "harvestISO": "2026-11-30", "oz": 10, "count": null,
    "packageOz": null, "answer": "YES", "how": "SURPLUS", "usesBufferOz": 0,
    "parts": [
      {
        "varietyId": "sunflower", "varietyName": "Sunflower", "oz": 10,
        "take": [{ "harvestISO": "2026-11-28", "cutISO": "2026-11-28", "oz": 10 }], "plantOz": 0
      }
    ],
    "plantings": [],
    "lines": [
      {
        "kind": "surplus", "varietyId": "sunflower", "have": 11.76, "need": 10, "unit": "oz",
        "dateISO": "2026-11-28", "status": "ok", "limits": false,
        "text": "Sunflower: 11.8 oz left over, cut Sat 11/28"
      }
    ],
    "most": { "oz": 10, "count": null }, "earliestISO": "2026-11-30",
    "changes": [
      {
        "kind": "TAKE", "orderId": "ord_promise", "dateISO": "2026-11-30",
        "varietyId": "sunflower", "oz": 10, "harvestISO": "2026-11-28"
      }
    ]
  }`);
  expect(JSON.stringify(json)).toBe(told);
  expect(lines.join('\n')).toMatch(
    /^Yes, from leftovers\n10 oz Sunflower cut Sat 11\/28, 2 days old\n {2}OK {8} {1}Sunflower/,
  );
});

test.each([
  [{ ...TEN_OUNCES, item: 'Kale' }, "There is no variety or product 'Kale'."],
  [{ ...TEN_OUNCES, day: 'soon' }, 'Choose a day from 2026-11-22 to 2027-02-20.'],
  [{}, 'Choose a variety or product.'],
  [
    { ...TEN_OUNCES, limit: 'seed,soil' },
    "--limit knows germination, grow, withHoles, withoutHoles, seed, packages, not 'soil'.",
  ],
])('promise refuses %j', (options, message) => {
  expect(() => ask(promise, { options })).toThrow(message);
});

test('a limit on the command line replaces those of the farm, even an empty one', () => {
  const { settings, ...farm } = bistroFarm({ seedsInventory: [seedBought('sunflower', 1)] });
  const limits = ['seed'] as const;
  const strict = { ...farm, settings: { ...settings, promise: { limits } } };
  const options = { item: 'sunflower', amount: '20oz', day: '2026-12-04' };
  expect(ask(promise, { farm: strict, options }).json).toMatchObject({ answer: 'NO' });
  const free = { ...options, limit: '' };
  expect(ask(promise, { farm: strict, options: free }).json).toMatchObject({ answer: 'YES' });
});

test('diff shows how a second farm differs', () => {
  const more = anOrder({ id: 'ord_new', date: '2026-12-04', items: [bulk('sunflower', 20)] });
  const after = bistroFarm({ orders: [...bistroFarm().orders, more] });
  const { json, lines } = ask(diff, { farms: [after] });
  const keys = Object.keys(json ?? {}).join(' ');
  expect(keys).toBe('today summary plantings harvests tooLate short surplus full');
  expect(json).toMatchObject({ summary: '+1 tray Sunflower, Fri 12/4', short: [] });
  expect(lines.join('\n')).toContain('Tue 11/24/2026  Sunflower  3 → 4 trays');
  expect(ask(diff, { farms: [bistroFarm()] }).lines).toEqual(['Nothing in the plan changes.']);
});

test('shortages lists who is short and what is left over', () => {
  const farm = bistroFarm({
    harvestLosses: [aHarvestLoss({ dateISO: '2026-11-21', varietyId: 'sunflower' })],
  });
  const { json, lines } = ask(shortages, { farm, options: { days: '7' } });
  expect(json).toMatchObject({
    today: BISTRO_DAY,
    days: 7,
    short: [
      {
        orderName: 'Bistro Friday',
        shortOz: 8,
        proposals: [{ kind: 'MOVE', costOz: 0 }, { oz: 3.28 }, { oz: 0.92 }, { kind: 'LESS' }],
      },
    ],
  });
  expect(JSON.stringify(json)).toContain(
    '{"harvestISO":"2026-11-24","cutISO":"2026-11-24","varietyId":"radish","varietyName":"Radish","state":"growing","trays":2,"oz":20,"leftOz":2,"reserveOz":1.08,"freeOz":0.92}',
  );
  expect(lines.join('\n')).toContain(
    'Fri 11/27/2026 Bistro Friday: 8 oz Sunflower\n  1 tray lost\n',
  );
  expect(ask(shortages).lines.join('\n')).toContain(
    'Nothing is short. Every delivery of the next 14 days is covered.',
  );
  expect(() => ask(shortages, { options: { days: '61' } })).toThrow(
    "--days needs a whole number of days from 1 to 60, not '61'.",
  );
});

test('a batch that was moved twice is promised on the day on which it is cut now', () => {
  const order = anOrder({
    id: 'ord_hillcrest',
    date: '2026-11-26',
    items: [bulk('sunflower', 32)],
  });
  const late = plantedCycle('sunflower', '2026-11-16', '2026-11-26', 2, { oz: 32 });
  const tasks = late.map((task) => ({ ...task, done: false }));
  const moved = ['2026-11-20', '2026-11-21'].reduce(
    (farm, today) => {
      const id = farm.tasks.find(
        ({ type, cycleKey }) => type === 'SOAK' && cycleKey === 'sunflower|2026-11-26',
      )?.id;
      return actOn(farm, today, { type: 'MOVE_TASK', payload: { id: id ?? '', dateISO: today } });
    },
    bistroFarm({ orders: [order], tasks }),
  );
  // Due 11/26, four days late and then one more: cut 12/1, and a day old on 12/2.
  const wish = { item: 'Sunflower', amount: '10oz', day: '2026-12-02' };
  const { json } = ask(promise, { farm: moved, today: '2026-11-21', options: wish });
  expect(json).toMatchObject({
    answer: 'YES',
    how: 'SURPLUS',
    parts: [{ take: [{ harvestISO: '2026-11-26', cutISO: '2026-12-01', oz: 10 }], plantOz: 0 }],
  });
  const { json: short } = ask(shortages, { farm: moved, today: '2026-11-21' });
  expect(short).toMatchObject({ short: [{ orderId: 'ord_hillcrest', shortOz: 32 }] });
});
