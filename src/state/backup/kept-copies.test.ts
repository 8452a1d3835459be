import { expect, test } from 'vitest';
import { aFarm, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { contentOf, openTab } from '#tests/support/devices/open-tab.ts';
import type { FarmAction } from '../records/farm-action.ts';
import { RESET_NAMES } from '../records/reset-data.ts';
import type { CopyReason } from '../ports/document-storage.ts';
import { importBackup } from '../store/import-backup.ts';
import { writeBackup } from './write-backup.ts';

const farm = aFarm({
  varieties: [aVariety({ id: 'kale' })],
  orders: [anOrder({ id: 'market', items: [packages('kale', 3)] })],
  seedsInventory: [],
});

async function aTab() {
  const tab = await openTab();
  await importBackup(tab.store, writeBackup(farm, '2026-11-20T17:45:00.000Z'));
  tab.store.perform({
    type: 'ADD_MANUAL_TASK',
    payload: { id: 'gen_1', title: 'Sweep', dateISO: '2026-11-20' },
  });
  tab.store.perform({
    type: 'ADD_SEED_INTAKE',
    payload: {
      id: 'txn_1',
      varietyId: 'kale',
      atISO: '2026-11-20T17:00:00.000Z',
      pounds: 5,
      note: '',
    },
  });
  await tab.store.settled();
  return tab;
}

const { meta: _, ...slices } = aFarm({ varieties: [aVariety({ id: 'pea' })] });

const replacements: readonly (readonly [string, CopyReason, FarmAction])[] = [
  ['demo data', 'demo', { type: 'LOAD_DEMO_DATA' }],
  ['an import', 'import', { type: 'LOAD_DATA_SLICES', payload: { slices } }],
  ['a restore', 'restore', { type: 'LOAD_DATA_SLICES', payload: { slices, fromCopy: true } }],
  ...RESET_NAMES.filter((name) => name !== 'products' && name !== 'recurring').map(
    (name) => [`a reset of ${name}`, 'reset', { type: 'RESET_DATA', payload: { name } }] as const,
  ),
];

test.each(replacements)(
  'before %s the whole farm is set aside, and Undo brings it back',
  async (_name, reason, action) => {
    const { store, farm: now } = await aTab();
    const before = contentOf(now());
    store.perform(action);
    expect(contentOf(now())).not.toBe(before);
    await store.settled();

    const newest = (await store.world.storage.listCopies()).find((copy) => copy.reason === reason);
    const copy = newest === undefined ? null : await store.world.storage.readCopy(newest.id);
    expect(copy === null ? null : contentOf(copy)).toBe(before);

    store.undo();
    expect(contentOf(now())).toBe(before);
  },
);

test('a copy that is restored is the farm again, with nothing of the later one', async () => {
  const { store, farm: now } = await aTab();
  const before = contentOf(now());
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: { ...slices, costHistory: [] } } });
  await store.settled();
  const [newest] = await store.world.storage.listCopies();
  const copy = newest === undefined ? null : await store.world.storage.readCopy(newest.id);
  if (copy === null) throw new Error('There is no copy');
  const { meta: _meta, ...copied } = copy;
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: copied, fromCopy: true } });
  expect(contentOf(now())).toBe(before);
});
