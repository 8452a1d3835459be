import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { withSyncEntry } from '#state/document/sync/sync-meta-records.ts';
import { aMember, asMember } from '#tests/support/devices/member-double.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { SyncNoticesPage } from './sync-notices-page.tsx';

const PRICE: SyncNotice = {
  id: 'n1',
  at: 1,
  kind: 'field',
  slice: 'prices',
  entityId: 'prc_1',
  label: 'Price of Pea',
  field: 'amount',
  kept: 4.25,
  lost: 4.75,
  keptBy: 'Office',
  lostBy: 'Barn',
};
const NOTE: SyncNotice = {
  ...PRICE,
  id: 'n2',
  slice: 'tasks',
  label: 'Plant Pea',
  field: 'notes',
  kept: 'wet towel',
  lost: 'dry towel',
  keptBy: 'Maria',
  lostBy: 'Joe',
};

test('a helper reads notices without prices and dismisses none; a grower does', async () => {
  const { store } = await openTab();
  const { document } = store.state();
  const withNotices = withSyncEntry(document, 'notices', [PRICE, NOTE]);
  const state = { ...store.state(), document: withNotices };
  const member = aMember({ role: 'HELPER' });
  showOver({ ...asMember(store, member), state: () => state }, <SyncNoticesPage />);
  const list = page.getByRole('list', { name: 'Sync notices' });
  await expect.element(list).toHaveTextContent('Price of Pea');
  await expect.element(list).toHaveTextContent('wet towel');
  await expect
    .element(list)
    .toHaveTextContent(/Joe changed the notes of plant Pea on \d+\/\d+; yours was kept\./);
  await expect.element(list).not.toHaveTextContent('4.25');
  expect(page.getByRole('button').elements()).toEqual([]);

  member.change({ role: 'GROWER' });
  await expect.element(list).toHaveTextContent('4.25');
  await expect.element(page.getByRole('button', { name: 'Dismiss all' })).toBeInTheDocument();
});
