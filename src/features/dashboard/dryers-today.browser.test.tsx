import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aMember, ofMember } from '#tests/support/devices/member-double.ts';
import { aPeaPowderFarm } from '#tests/support/farms/pea-powder-farm.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { DryersToday } from './dryers-today.tsx';

/** The card on a Friday when a load of yesterday is ready and one of Wednesday was not started. */
async function showCard(role: 'GROWER' | 'HELPER') {
  const dryLoads = [
    aDryLoad({ startISO: '2026-11-18' }),
    aDryLoad({ startISO: '2026-11-19', status: 'RUNNING' }),
  ];
  const farm = normalizeFarm(aPeaPowderFarm({ more: { dryLoads } }));
  await showScreen(farm, <DryersToday />, '/', ofMember(aMember({ role })));
  await expect.element(card).toHaveTextContent(/Start.*Freeze Dryer 1 Pea 7.*since Wed 11\/18/);
  await expect.element(card).toHaveTextContent(/Weigh.*Freeze Dryer 1 Pea 7/);
}

const card = page.getByRole('region', { name: 'Dryers today' });

test('a load of the day leads to where it is started or weighed', async () => {
  await showCard('GROWER');
  const hrefs = card
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/alchemy/freeze-dryer?start=dry_fd-1_2026-11-18',
    '/alchemy/freeze-dryer?weigh=dry_fd-1_2026-11-19',
  ]);
});

test('a helper sees the loads of the day, and no link to a screen that helpers do not have', async () => {
  await showCard('HELPER');
  expect(card.getByRole('link').elements()).toEqual([]);
});
