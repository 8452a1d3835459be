import { expect, test } from 'vitest';
import { patched } from '#domain/records/change-records.ts';
import { aStep, aVariety } from '#tests/support/builders/builders.ts';
import { draftProblem, newVariety, varietyChange, varietyDraft } from './variety-draft.ts';

const NOW = '2026-11-20T13:30:00.000Z';
const EARLIER = '2026-10-11T13:30:00.000Z';

const pea = aVariety({
  id: 'pea',
  daysToHarvest: 12,
  cost: { bagLb: 25, bagCost: 54, costPerGram: 0.005 },
  seedInfo: { reorderUrl: 'https://seeds.example.com/pea', reorderUrlUpdatedAt: EARLIER },
});

test('a new variety yields 8 oz a tray in 10 days and is packed in 2 and 4 oz', () => {
  const made = newVariety('kale', { ...varietyDraft(null), name: ' Kale ' }, NOW);
  expect(made).toMatchObject({
    id: 'kale',
    name: 'Kale',
    yieldOzPerTray: 8,
    daysToHarvest: 10,
    packSizes: [2, 4],
    seedGPerTray: null,
  });
  expect(made.steps.map(({ type, dayStart }) => [type, dayStart])).toEqual([
    ['PLANT', 0],
    ['HARVEST', 10],
  ]);
});

test('a draft that nobody touched changes nothing but the save rule of the steps', () => {
  const { steps, ...change } = varietyChange(varietyDraft(pea), pea, false, NOW);
  expect(patched(pea, change)).toEqual(pea);
  expect(steps).toEqual([{ ...aStep('PLANT', 0), germMode: 'WEIGHTED' }, aStep('HARVEST', 12)]);
});

test('the harvest step moves with the days to harvest', () => {
  const draft = { ...varietyDraft(pea), daysToHarvest: 14 };
  expect(varietyChange(draft, pea, false, NOW).steps?.at(-1)).toMatchObject({
    type: 'HARVEST',
    dayStart: 14,
  });
});

test('saving needs a name and days to harvest of 0 or more', () => {
  const draft = varietyDraft(pea);
  expect(draftProblem(draft)).toBeNull();
  for (const wrong of [
    { name: '  ' },
    ...[null, -1, NaN].map((daysToHarvest) => ({ daysToHarvest })),
  ])
    expect(draftProblem({ ...draft, ...wrong })).toBe('Name and days to harvest required');
  expect(draftProblem({ ...draft, daysToHarvest: 0 })).toBeNull();
});

test('only an http(s) link or none can be saved', () => {
  const draft = varietyDraft(pea);
  expect(draftProblem({ ...draft, reorderUrl: 'ftp://seeds.example.com' })).toBe(
    'Enter a valid http(s) link or leave blank to clear',
  );
  expect(draftProblem({ ...draft, reorderUrl: ' ' })).toBeNull();
});

test('a new link is cleaned and dated, the same link keeps its date', () => {
  const draft = varietyDraft(pea);
  const linked = { ...draft, reorderUrl: '<seeds.example.com/pea-25lb>,' };
  expect(varietyChange(linked, pea, false, NOW).seedInfo).toEqual({
    reorderUrl: 'https://seeds.example.com/pea-25lb',
    reorderUrlUpdatedAt: NOW,
  });
  expect(varietyChange(draft, pea, false, NOW).seedInfo?.reorderUrlUpdatedAt).toBe(EARLIER);
  expect(
    varietyChange({ ...draft, reorderUrl: '' }, pea, false, NOW).seedInfo?.reorderUrl,
  ).toBeNull();
});

test('an emptied number is unset, never 0', () => {
  const draft = { ...varietyDraft(pea), bagLb: null, seedGPerTray: null };
  const change = varietyChange(draft, pea, false, NOW);
  expect(change.cost?.bagLb).toBeNull();
  expect(change.seedGPerTray).toBeNull();
});

test('a shelf life is kept, and removed when its field is empty', () => {
  const lasting = aVariety({ id: 'pea', shelfLifeDays: 9 });
  expect(varietyDraft(pea).shelfLifeDays).toBeNull();
  expect(varietyDraft(lasting).shelfLifeDays).toBe(9);
  const draft = { ...varietyDraft(lasting), shelfLifeDays: null };
  expect(varietyChange(draft, lasting, false, NOW)).toHaveProperty('shelfLifeDays', undefined);
  expect(newVariety('kale', { ...draft, name: 'Kale' }, NOW)).not.toHaveProperty('shelfLifeDays');
});
