import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AddressSafety, CodeMeaning, FarmsAnswer } from '#state/ports/shared-farms.ts';
import { aKey } from '#tests/support/devices/member-double.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { JoinPage } from './join-page.tsx';

const JOE: CodeMeaning = {
  kind: 'JOIN',
  farmName: 'Juniper Lane',
  role: 'HELPER',
  name: 'Joe',
  invitedBy: 'Ana',
};
const code = page.getByLabelText('Code');

async function enter(typed: string): Promise<void> {
  await code.fill(typed);
  await page.getByRole('button', { name: 'Continue' }).click();
}

interface Scene {
  readonly look?: FarmsAnswer<CodeMeaning>;
  readonly keys?: readonly ReturnType<typeof aKey>[];
  readonly safety?: AddressSafety;
  readonly isBesideHomeScreen?: boolean;
}

/** The page of a device with these keys, where a code means this. */
function show({ look, keys = [], safety = 'secure', isBesideHomeScreen = false }: Scene) {
  const farms = {
    look: vi.fn(async () => look ?? ({ ok: true, value: JOE } as const)),
    keys: async () => keys,
    join: async () => ({ ok: true, value: aKey({ deviceId: 'dev_new', key: 'mgm_new' }) }) as const,
    removeDevice: vi.fn(async () => ({ ok: true, value: null }) as const),
    open: vi.fn(async () => undefined),
  };
  render(
    <JoinPage farms={farms} link={null} isBesideHomeScreen={isBesideHomeScreen} safety={safety} />,
  );
  return farms;
}

test.each([
  [0, null, 'No network. Connect this device and try again.'],
  [404, 'This code is no longer valid', 'This code is no longer valid. Ask for a new one.'],
  [
    403,
    'A secure address is needed',
    'This address isn’t secure, so codes don’t work here. Use the https address.',
  ],
  [429, 'Too many tries', 'Too many tries. Wait a minute, then try again.'],
])('a code that is answered by %i %s says why nobody is let in', async (status, error, words) => {
  show({ look: { ok: false, status, error } });
  await enter('7kq2m 9xd4t');
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  // What was typed is still there to be tried again.
  await expect.element(code).toHaveValue('7kq2m 9xd4t');
});

test('where no code passes the page says so before anything is typed', async () => {
  show({ safety: 'refused' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Use the https address.');
  await expect.element(code).not.toBeInTheDocument();
});

test('where others can read along the page says so, and lets one in', async () => {
  show({ safety: 'read-along' });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Anyone on this network can read your data, and phones need the server to open the app.',
    );
  await expect.element(code).toBeVisible();
});

test('in Safari beside the home screen the page says so before the press', async () => {
  show({ isBesideHomeScreen: true });
  await expect
    .element(
      page.getByText(
        'Add the app to your home screen first and enter the code there. The two don’t share data.',
      ),
    )
    .toBeVisible();
});

test('a code tells whose farm, which role and who invited; joining opens the farm', async () => {
  const farms = show({});
  await enter('7KQ2M-9XD4T');
  await expect
    .element(page.getByText('Ana invites you to Juniper Lane as a helper.'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Joe');
  await page.getByRole('button', { name: 'Join Juniper Lane' }).click();
  await expect.poll(() => farms.open.mock.calls).toEqual([['farm_juniper']]);
  expect(farms.removeDevice).not.toHaveBeenCalled();
});

test('a device that is in that farm already says so and goes on with its new key; the old one goes', async () => {
  const farms = show({ keys: [aKey()] });
  await enter('7KQ2M-9XD4T');
  await page.getByRole('button', { name: 'Join Juniper Lane' }).click();
  await expect.element(page.getByText('This device is already in that farm.')).toBeVisible();
  expect(farms.removeDevice).toHaveBeenCalledExactlyOnceWith(aKey(), 'dev_phone');
  await page.getByRole('button', { name: 'Open Juniper Lane' }).click();
  expect(farms.open).toHaveBeenCalledExactlyOnceWith('farm_juniper');
});

test('a device that was removed from the farm goes on with it at once', async () => {
  const farms = show({ keys: [aKey({ removed: { by: 'Ana' } })] });
  await enter('7KQ2M-9XD4T');
  await page.getByRole('button', { name: 'Join Juniper Lane' }).click();
  await expect.poll(() => farms.open.mock.calls).toEqual([['farm_juniper']]);
  expect(farms.removeDevice).not.toHaveBeenCalled();
});
