import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FarmsOffer } from '#state/ports/shared-farms.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { OfferNotes } from './offer-notes.tsx';

const DAY_MS = 86_400_000;
const SAFE: FarmsOffer = {
  creation: ['code'],
  origin: 'https://farm.example',
  safety: 'secure',
  certificateEndsAt: null,
};

/** What is noted of a server whose certificate ends so many days from now. */
async function show(more: Partial<FarmsOffer>, endsIn?: number, isHelper = false) {
  const { store, world } = await openTab();
  const endsAt = endsIn && new Date(world.clock.now() + endsIn * DAY_MS).toISOString();
  const offer = { ...SAFE, ...more, ...(endsAt && { certificateEndsAt: endsAt }) };
  showOver(
    store,
    <>
      <p>Notes:</p>
      <OfferNotes offer={offer} isHelper={isHelper} />
    </>,
  );
  await expect.element(page.getByText('Notes:')).toBeVisible();
  return page.getByRole('alert');
}

test('a safe server with a fresh certificate needs no note', async () => {
  expect((await show({}, 31)).elements()).toEqual([]);
});

test('a certificate that ends within 30 days is told of, and one that has ended', async () => {
  await expect
    .element(await show({}, 29))
    .toHaveTextContent(
      /^The server’s certificate expires on [\d/]+\. Renew it, or phones can’t open the app\.$/,
    );
});

test('a certificate that has ended says so', async () => {
  await expect.element(await show({}, -1)).toHaveTextContent(/^The server’s certificate expired/);
});

test('an address that only this machine opens asks for PUBLIC_ORIGIN', async () => {
  await expect
    .element(await show({ origin: 'http://localhost:3000' }))
    .toHaveTextContent('Set PUBLIC_ORIGIN on the server to the address phones use.');
});

test('a helper, who lets nobody in, is asked for nothing on the server', async () => {
  const notes = await show({ origin: 'http://localhost:3000' }, undefined, true);
  expect(notes.elements()).toEqual([]);
});

test('where others read along, People says so', async () => {
  await expect
    .element(await show({ safety: 'read-along' }))
    .toHaveTextContent(
      'Anyone on this network can read your data, and phones need the server to open the app.',
    );
});
