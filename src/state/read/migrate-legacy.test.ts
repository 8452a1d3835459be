import { expect, test } from 'vitest';
import { freshFarm } from '../document/fresh-farm.ts';
import { damagedLegacyState, migrateLegacy } from './migrate-legacy.ts';

const text = (value: unknown) => JSON.stringify(value);

test('a device on which nothing was stored has no old farm', () => {
  expect(migrateLegacy({})).toBeNull();
  expect(migrateLegacy({ 'mgm.state': null, 'mgm.catalog': '' })).toBeNull();
});

test('the stored state is the farm, and migrating it is no change by the grower', () => {
  const farm = migrateLegacy({
    'mgm.state': text({ meta: { lastWriteAt: 7 }, varieties: [{ id: 'pea' }] }),
  });
  expect(farm?.meta.lastWriteAt).toBe(7);
  expect(farm?.varieties.map(({ id }) => id)).toEqual(['pea']);
});

test('single entries fill what the state lacks', () => {
  const farm = migrateLegacy({
    'mgm.state': text({ varieties: [] }),
    'mgm.catalog': text({ overheads: [{ id: 'o' }] }),
    'mgm.settings': text({ siteTitle: 'Greens' }),
  });
  expect(farm?.catalog.overheads).toHaveLength(1);
  expect(farm?.settings.siteTitle).toBe('Greens');
});

test('a catalog with a newer stamp wins over the state, an older one does not', () => {
  const entries = (stamp: string) => ({
    'mgm.state': text({
      meta: { catalogUpdatedAt: 500 },
      catalog: { overheads: [{ id: 'state' }] },
    }),
    'mgm.catalog': text({ overheads: [{ id: 'entry' }] }),
    'mgm.catalogUpdatedAt': stamp,
  });
  const newer = migrateLegacy(entries('501'));
  expect(newer?.catalog.overheads[0]?.id).toBe('entry');
  expect(newer?.meta.catalogUpdatedAt).toBe(501);
  expect(migrateLegacy(entries('500'))?.catalog.overheads[0]?.id).toBe('state');
  expect(migrateLegacy(entries('1970-01-01T00:00:00.400Z'))?.meta.catalogUpdatedAt).toBe(500);
});

test('N29: old Pro lists count while the state has none of their kind', () => {
  const farm = migrateLegacy({
    'mgm.state': text({ alchemy: { items: [{ id: 'kept' }], products: [] } }),
    'alchemy.items': text([{ id: 'old' }]),
    'alchemy.products': text([{ id: 'p' }]),
    'alchemy.orders': text([{ id: 'JANE-001' }]),
  });
  expect(farm?.alchemy.items.map(({ id }) => id)).toEqual(['kept']);
  expect(farm?.alchemy.products.map(({ id }) => id)).toEqual(['p']);
  expect(farm?.alchemy.orders.map(({ id }) => id)).toEqual(['JANE-001']);
});

test('migrating twice changes nothing', () => {
  const once = migrateLegacy({ 'mgm.settings': text({ weekendHarvestToFriday: true }) });
  expect(migrateLegacy({ 'mgm.state': text(once) })).toEqual(once);
});

test('a state that is no farm is told, so that its text can be kept', () => {
  expect(damagedLegacyState({ 'mgm.state': '{"varieties": [' })).toBe('{"varieties": [');
  expect(damagedLegacyState({ 'mgm.state': '[]' })).toBe('[]');
  expect(damagedLegacyState({ 'mgm.state': text(freshFarm()) })).toBeNull();
  expect(damagedLegacyState({})).toBeNull();
});

test('the entries beside a damaged state are still read', () => {
  const farm = migrateLegacy({
    'mgm.state': '{',
    'mgm.catalog': text({ overheads: [{ id: 'o' }] }),
  });
  expect(farm?.catalog.overheads).toHaveLength(1);
});
