import { expect, test } from 'vitest';
import { readVarieties } from './read-varieties.ts';

const read = (source: object) => {
  const [variety] = readVarieties([source]);
  if (variety === undefined) throw new Error('no variety was read');
  return variety;
};

test('a variety of which only the name is known gets every other field', () => {
  expect(read({ name: 'Speckled Pea' })).toEqual({
    id: 'speckled-pea',
    name: 'Speckled Pea',
    yieldOzPerTray: null,
    yieldOzPerTrayOverride: null,
    calibration: { samples: [], avgOzPerTray: null, lastCalibratedAt: null },
    daysToHarvest: 10,
    seedGPerTray: null,
    notes: '',
    steps: [],
    packSizes: [2, 4],
    cost: { bagLb: null, bagCost: null },
    seedInfo: { reorderUrl: null, reorderUrlUpdatedAt: null },
    journal: [],
  });
});

test('N3: days to harvest are whole and at least 0', () => {
  expect(read({ id: 'pea', daysToHarvest: '12' }).daysToHarvest).toBe(12);
  expect(read({ id: 'pea', daysToHarvest: -1 }).daysToHarvest).toBe(0);
});

test('N6: yields stay as they came, grams too; blank is unset', () => {
  const pea = read({
    id: 'pea',
    yieldOzPerTray: 184,
    yieldOzPerTrayOverride: '',
    avgYieldOzPerTray: '453.5',
    calibration: { avgOzPerTray: 200, samples: [] },
  });
  expect(pea.yieldOzPerTray).toBe(184);
  expect(pea.yieldOzPerTrayOverride).toBeNull();
  expect(pea.avgYieldOzPerTray).toBe(453.5);
  expect(pea.calibration.avgOzPerTray).toBe(200);
});

test('N7: a calibration keeps the first eight samples of 0 or more', () => {
  const samples = [8, 'x', -1, 9, 0, 10, 11, 12, 13, 14, 15];
  expect(read({ id: 'pea', calibration: { samples } }).calibration.samples).toEqual([
    8, 9, 0, 10, 11, 12, 13, 14,
  ]);
});

test('N7: a missing average is the mean of the samples with 2 decimals', () => {
  expect(read({ id: 'pea', calibration: { samples: [8, 8, 9] } }).calibration.avgOzPerTray).toBe(
    8.33,
  );
});

test('N9: pack sizes are positive, unique and ascending, else 2 and 4', () => {
  expect(read({ id: 'pea', packSizes: [8, '2', 8, 0, -1, 'x'] }).packSizes).toEqual([2, 8]);
  expect(read({ id: 'pea', packSizes: [0] }).packSizes).toEqual([2, 4]);
});

test('N9: a reorder link is http or https, else unset', () => {
  const linkOf = (reorderUrl: string) =>
    read({ id: 'pea', seedInfo: { reorderUrl } }).seedInfo.reorderUrl;
  expect(linkOf(' https://seeds.example.com/pea ')).toBe('https://seeds.example.com/pea');
  expect(linkOf('javascript:alert(1)')).toBeNull();
});

test('N8: legacy germination steps and long soaks are kept, in the order they came', () => {
  const { steps } = read({
    id: 'beet',
    daysToHarvest: 12,
    steps: [
      { id: 'h', type: 'harvest' },
      { id: 'g', type: 'GERM_WEIGHTED', dayStart: 0, dayEnd: 4 },
      { id: 's', type: 'SOAK', soakHours: 36 },
      { id: 'p', type: 'PLANT', dayStart: 0, germMode: 'covered', soakHours: 9 },
    ],
  });
  expect(steps).toEqual([
    { id: 'h', type: 'HARVEST', dayStart: 12, dayEnd: 12, note: '' },
    { id: 'g', type: 'GERM_WEIGHTED', dayStart: 0, dayEnd: 4, note: '' },
    { id: 's', type: 'SOAK', dayStart: 0, dayEnd: 0, note: '', soakHours: 36 },
    { id: 'p', type: 'PLANT', dayStart: 0, dayEnd: 0, note: '', germMode: 'COVERED' },
  ]);
});

test('N8: a kind of step that this version does not know is kept', () => {
  expect(read({ id: 'pea', steps: [{ id: 'x', type: 'FAN', dayStart: 2 }] }).steps).toEqual([
    { id: 'x', type: 'FAN', dayStart: 2, dayEnd: 2, note: '' },
  ]);
});

test('N10: the journal is newest first, without blank texts, unpinned by default', () => {
  const { journal } = read({
    id: 'pea',
    journal: [
      { id: 'a', atISO: '2026-01-01T00:00:00.000Z', text: 'old' },
      { id: 'b', atISO: '2026-02-01T00:00:00.000Z', text: ' ' },
      { id: 'c', atISO: '2026-03-01T00:00:00.000Z', text: 'new', pinned: 'true' },
      { id: 'd', text: 'undated' },
    ],
  });
  expect(journal).toEqual([
    { id: 'c', atISO: '2026-03-01T00:00:00.000Z', text: 'new', pinned: true },
    { id: 'a', atISO: '2026-01-01T00:00:00.000Z', text: 'old', pinned: false },
    { id: 'd', atISO: '1970-01-01T00:00:00.000Z', text: 'undated', pinned: false },
  ]);
});

test('a cycle longer than ten years is cut, so that a plan over its days ends', () => {
  const pea = read({ id: 'pea', steps: [{ type: 'WATER', dayStart: 1, dayEnd: 1e12 }] });
  expect(pea.steps[0]?.dayEnd).toBe(3650);
});

test.each([
  ['7', 7],
  [2.9, 2],
  [-3, 0],
  [31, 30],
  ['', undefined],
  ['a week', undefined],
])('a shelf life of %j is read as %j', (shelfLifeDays, days) => {
  expect(readVarieties([{ id: 'pea', shelfLifeDays }])[0]?.shelfLifeDays).toBe(days);
});
