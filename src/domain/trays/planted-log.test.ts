import { expect, test } from 'vitest';
import type { TraysPlantedEntry } from '#domain/planning/task.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { type PlantedLine, recordPlanted } from './planted-log.ts';

const DAY = '2025-03-04';
const AT = '2025-03-04T18:00:00.000Z';
const line = (
  varietyId: string,
  actualTrays: number,
  more: Partial<PlantedLine> = {},
): PlantedLine => ({
  varietyId,
  actualTrays,
  expectedTrays: 3,
  taskIds: ['t'],
  source: 'task',
  ...more,
});
const entry = (varietyId: string, trays: number, more: Partial<TraysPlantedEntry> = {}) =>
  aPlantedEntry({ varietyId, trays, expectedTrays: 3, recordedAtISO: AT, taskIds: ['t'], ...more });

test('a day records what was planted of each variety, none of it too', () => {
  expect(recordPlanted([], DAY, [line('pea', 4), line('kale', 0)], AT)).toEqual({
    log: [entry('pea', 4), entry('kale', 0)],
    changes: [
      { varietyId: 'pea', deltaTrays: 4 },
      { varietyId: 'kale', deltaTrays: 0 },
    ],
  });
});

test('recorded again, only the difference is a change, and the note stays', () => {
  const log = [
    entry('pea', 4, { note: 'thin', recordedAtISO: '2025-03-04T09:00:00.000Z' }),
    entry('pea', 9, { dateISO: '2025-03-03' }),
  ];
  expect(recordPlanted(log, DAY, [line('pea', 3)], AT)).toEqual({
    log: [entry('pea', 3, { note: 'thin' }), log[1]],
    changes: [{ varietyId: 'pea', deltaTrays: -1 }],
  });
});

test.each([
  ['', 4],
  ['pea', 2.5],
  ['pea', -1],
  ['', -1],
  ['pea', Number.NaN],
])('a line of %j with %d trays is left out', (varietyId, trays) => {
  const log = [entry('kale', 1)];
  expect(recordPlanted(log, DAY, [line(varietyId, trays)], AT)).toEqual({ log, changes: [] });
  expect(recordPlanted(log, DAY, [line(varietyId, trays)], AT).log).toBe(log);
});
