import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FarmsOffer, JoinRequest, FarmCredential } from '#state/ports/shared-farms.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { showOver, showScreen } from '#tests/support/browser/show-screen.tsx';
import { KeepFarm } from './keep-farm.tsx';

const OFFER: FarmsOffer = {
  creation: [],
  origin: 'https://farm.example',
  safety: 'secure',
  certificateEndsAt: null,
};

test.each([
  [[], 'This address has no server that can share a farm.'],
  [['google'], 'This server stores farms for Google accounts. Sign in with Google first.'],
])('where %j begins a farm, a sentence says so beside the guide', async (creation, words) => {
  await showScreen(aFarm(), <KeepFarm offer={{ ...OFFER, creation }} />, '/setup/people');
  await expect.element(page.getByText(words)).toBeVisible();
  const link = page.getByRole('link', { name: 'Run your own server' });
  const address = link.element().getAttribute('href') ?? '';
  const guide = await (await fetch(address)).text();
  expect(guide).toContain('# Run your own server');
});

test('an account that begins no farm here is asked for a start code, with which its farm moves', async () => {
  const asked: (readonly [code: string | undefined, way: FarmCredential])[] = [];
  const named: string[] = [];
  const { store } = await openTab();
  const farms = {
    ...store.world.farms,
    async keep(farm: FarmDocument, { code }: JoinRequest, way: FarmCredential) {
      named.push(farm.settings.brand.farmName);
      asked.push([code, way]);
      return { ok: false, status: 403, error: 'New farms are not kept here' } as const;
    },
  };
  const google = { ...store.google, status: () => 'connected' as const, token: async () => 'ya29' };
  const cloud = { ...store.world.cloud, userKey: 'google_1' };
  const signedIn = { ...store, google, world: { ...store.world, farms, cloud } };
  showOver(signedIn, <KeepFarm offer={{ ...OFFER, creation: ['code'] }} />);
  await page.getByLabelText('Farm name').fill('Juniper Lane');
  await page.getByLabelText('Your name').fill('Ana');
  await userEvent.click(page.getByRole('button', { name: 'Move this farm to this server' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This server doesn’t accept new farms from Google accounts. Use a start code.',
    );
  await page.getByLabelText('Start code').fill('7KQ2M-9XD4T');
  await userEvent.click(page.getByRole('button', { name: 'Move this farm to this server' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('New farms are not kept here.');
  // A farm without a name has the one that was typed here, on its other screens as well.
  expect(named).toEqual(['Juniper Lane', 'Juniper Lane']);
  expect(asked).toEqual([
    [undefined, { token: 'ya29' }],
    ['7KQ2M-9XD4T', { movesFrom: 'google_1' }],
  ]);
});
