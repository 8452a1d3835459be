import { expect, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { mgmFolder } from '#tests/support/mgm/mgm-folder.ts';

const { file, run } = mgmFolder();

test('bad usage is told in a sentence, with exit code 2 and nothing printed', () => {
  const name = file('farm.json', freshFarm());
  const refused = (...args: string[]) => {
    const { code, printed, complained } = run(...args);
    expect([code, printed]).toEqual([2, '']);
    return complained.split('\n')[0];
  };
  const actions = (value: unknown) => refused('apply', name, file('actions.json', value));
  expect(refused()).toMatch(/^Usage:/);
  expect(refused('water', name)).toBe("There is no command 'water'.");
  expect(refused('check')).toBe('mgm check needs backup.json.');
  expect(refused('apply', name)).toBe('mgm apply needs backup.json and actions.json.');
  expect(refused('plan', name, '--today', '2026-02-30')).toBe(
    "--today needs a day like 2026-11-20, not '2026-02-30'.",
  );
  expect(refused('plan', name, '--horizon', 'far')).toBe(
    "--horizon needs a whole number of days from 0 to 3650, not 'far'.",
  );
  expect(refused('check', name, '--horizon', '3')).toContain('--horizon');
  expect(refused('apply', name, 'missing.json')).toBe('missing.json cannot be read.');
  expect(actions('{')).toBe('The file of actions is not valid JSON.');
  expect(actions({})).toBe('The file of actions must hold a list.');
  expect(actions([5])).toBe('Action 1 is not an object.');
  expect(actions([{}])).toBe('Action 1 has no type.');
  expect(actions([{ type: 'GROW_FASTER' }])).toBe("Action 1: there is no action 'GROW_FASTER'.");
  expect(actions([{ type: 'constructor' }])).toBe("Action 1: there is no action 'constructor'.");
  expect(actions([{ type: 'DELETE_ORDER' }])).toBe("Action 1, DELETE_ORDER: needs a text 'id'.");
  expect(actions([{ type: 'RECORD_TRAYS_PLANTED', entries: [] }])).toBe(
    "Action 1, RECORD_TRAYS_PLANTED: needs a list of lines 'entries'.",
  );
  expect(actions([{ type: 'CAPACITY_UPDATE', payload: {} }])).toBe(
    'Action 1, CAPACITY_UPDATE: needs one of racks, trayInventory, freezeDryers, demands, options.',
  );
  expect(
    actions([
      { type: 'ADD_CUSTOMER', name: 'Bistro Marlow' },
      { type: 'ADD_CUSTOMER', name: ' bistro  MARLOW' },
    ]),
  ).toBe("Action 2, ADD_CUSTOMER: There is a customer with the name ' bistro  MARLOW' already.");
  expect(actions([{ type: 'DELETE_ORDER', payload: 'ord_1' }])).toBe(
    'Action 1, DELETE_ORDER: the payload must be an object.',
  );
});

test('a value that begins with a dash is a value, and is refused as any other', () => {
  const name = file('farm.json', freshFarm());
  const refused = (...args: string[]) => run(...args).complained.split('\n')[0];
  const amount = 'Enter how much: packages like 6x2oz, or a weight like 12oz, 1.5lb, 200g.';
  const smallFarm = file('small.json', smallFarmState());
  const asked = ['promise', smallFarm, '--item', 'Sunflower'];
  expect(refused(...asked, '--amount', '-2oz')).toBe(amount);
  expect(refused(...asked, '--amount=-2oz')).toBe(amount);
  expect(refused(...asked, '--amount', '--2oz')).toBe(amount);
  expect(refused(...asked, '--amount', '-')).toBe(amount);
  expect(refused('promise', smallFarm, '--item', '-Pea', '--amount', '-2oz')).toBe(
    "There is no variety or product '-Pea'.",
  );
  expect(refused('plan', name, '--horizon', '-3')).toBe(
    "--horizon needs a whole number of days from 0 to 3650, not '-3'.",
  );
  expect(refused('plan', name, '--today', '-1')).toBe(
    "--today needs a day like 2026-11-20, not '-1'.",
  );
  expect(refused('plan', name, '--today', '--json')).toContain('--today');
});

test('a report that does not exist, or without its file, is bad usage', () => {
  expect(run('report', 'weather', file('farm.json', freshFarm()))).toMatchObject({
    code: 2,
    printed: '',
  });
  expect(run('report', 'weather').complained).toContain('mgm report needs one of costs,');
  expect(run('report', 'growth').complained).toContain('mgm report needs backup.json.');
});
