import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import type { SupplyLot } from '#domain/supply/variety-supply.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { aLotPlanting } from '#tests/support/builders/supply-builders.ts';
import { SHORT, free, march, outlookWith } from '#tests/support/farms/short-delivery.ts';
import { shortageReasons } from './shortage-reasons.ts';

test('the sum of a harvest is what is there, what came from the day before, and what was promised', () => {
  const lots = [free(13, 0, { oz: 6 }), free(12, 9)];
  const textOf = (carried: Readonly<Record<string, number>>) => {
    const outlook = outlookWith({ lots });
    const pea = outlook.ledger.get('pea');
    if (pea === undefined) throw new Error('There is pea.');
    const ledger = new Map([['pea', { ...pea, carriedInOz: new Map(Object.entries(carried)) }]]);
    return shortageReasons({ ...outlook, ledger }, SHORT).at(-1)?.text;
  };
  expect(textOf({})).toEqual('6 oz available, 20 oz promised');
  expect(textOf({ [march(13)]: 4 })).toEqual('10 oz available, 20 oz promised');
});

/** Why the delivery of 3/14 is short, besides the sum of it all. */
function reasons(lot: Partial<SupplyLot>, carriedOz = 0, plannedCarryOz = 0) {
  const outlook = outlookWith({ lots: [free(13, 0, lot)] });
  const pea = outlook.ledger.get('pea');
  if (pea === undefined) throw new Error('There is pea.');
  const ledger = new Map([['pea', { ...pea, carriedInOz: new Map([[march(13), carriedOz]]) }]]);
  const day = { cycleKey: `pea|${march(13)}`, dateISO: march(13) };
  const tasks = new Map([
    ['pea', [aTask({ ...day, type: 'HARVEST', carryUsedOz: plannedCarryOz })]],
  ]);
  return shortageReasons({ ...outlook, ledger, tasks }, SHORT)
    .slice(0, -1)
    .map(({ kind, oz, text }) => `${kind} ${oz}: ${tellPlainly(text)}`);
}

test('a harvest is too light from a twentieth of an ounce on', () => {
  expect(reasons({ expectedOz: 8, weighedOz: 8 })).toEqual([]);
  expect(reasons({ expectedOz: 8, weighedOz: 9 })).toEqual([]);
  expect(reasons({ expectedOz: 0.05, weighedOz: 0 })).toEqual([
    'weighed 0.05: 0 oz weighed, 0.1 oz expected',
  ]);
  expect(reasons({ expectedOz: 8, weighedOz: 5 })).toEqual([
    'weighed 3: 5 oz weighed, 8 oz expected',
  ]);
});

test('what was planned to come from the day before is missed as far as it does not', () => {
  expect(reasons({}, 8, 8)).toEqual([]);
  expect(reasons({}, 3, 8)).toEqual(['carry 5: 5 oz less carried over']);
  expect(reasons({}, 0, 0.05)).toEqual(['carry 0.05: 0.1 oz less carried over']);
  expect(reasons({}, 0, 0.04)).toEqual([]);
});

test('trays that are late are told with the first day they were due', () => {
  const plantings = [
    aLotPlanting('late', 0, 1, '2025-03-05'),
    aLotPlanting('late', 0, 2, '2025-03-04'),
  ];
  expect(reasons({ plantings })).toEqual(['late 24: 3 trays Pea not marked planted, due Tue 3/4']);
});

test('of several plantings that were counted short all trays are told together', () => {
  const plantings = [aLotPlanting('planted', 1, 3), aLotPlanting('planted', 2, 2)];
  expect(reasons({ plantings })).toEqual(['fewer 16: 3 of 5 trays planted Tue 3/4']);
  expect(reasons({ plantings: [aLotPlanting('planted', 3, 2)] })).toEqual([]);
});
