import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FarmRole } from '#state/document/farm-role.ts';
import type { FarmPerson } from '#state/ports/shared-farms.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { aKey } from '#tests/support/devices/member-double.ts';
import { PersonRow } from './person-row.tsx';
import { usePeopleWork } from './use-people-work.ts';

const NOTHING = () => undefined;
const device = (what: string, lastSeen: string, more: object = {}) => ({
  deviceId: `dev_joe_${what}`,
  label: `Joe’s ${what}`,
  addedBy: 'Ana',
  lastSeen,
  ...more,
});
/** On the morning of 11/20/2026 the phone was away for 60 days, the tablet for 59. */
const JOE: FarmPerson = {
  memberId: 'mbr_joe',
  name: 'Joe',
  role: 'HELPER',
  devices: [
    device('phone', '2026-09-21'),
    device('tablet', '2026-09-22'),
    // It is tomorrow already at the server.
    device('laptop', '2026-11-21'),
    device('old phone', '2025-09-20', { addedBy: null }),
  ],
};

function Row({ role }: { readonly role: FarmRole }) {
  const key = aKey({ role, memberId: 'mbr_ana', name: 'Ana' });
  const work = usePeopleWork(key, NOTHING);
  return <PersonRow person={JOE} farmKey={key} work={work} onNewDevice={NOTHING} />;
}

/** Joe as Ana sees him, who has this role; what was removed at the service. */
async function showJoe(role: FarmRole): Promise<readonly string[]> {
  const removed: string[] = [];
  const noted = async (id: string) => {
    removed.push(id);
    return { ok: true, value: null } as const;
  };
  const farms = {
    ...anEnvironment().farms,
    removePerson: (_: unknown, memberId: string) => noted(memberId),
    removeDevice: (_: unknown, deviceId: string) => noted(deviceId),
  };
  await showScreen(aFarm(), <Row role={role} />, '/setup/people', { farms });
  await expect.element(page.getByRole('region', { name: 'Joe' })).toBeVisible();
  return removed;
}

test('a device tells who let it in, when it was last seen, and that it was not seen for 60 days', async () => {
  await showJoe('OWNER');
  const joe = page.getByRole('region', { name: 'Joe' });
  for (const words of [
    'Joe’s phone, added by Ana, last seen 9/21, not seen for 60 days',
    'Joe’s tablet, added by Ana, last seen 9/22',
    'Joe’s laptop, added by Ana, last seen today',
    'Joe’s old phone, last seen Sat 9/20/2025, not seen for 60 days',
  ]) {
    await expect.element(joe.getByText(words, { exact: true })).toBeVisible();
  }
});

test('before somebody or a device is removed, an owner reads what it does and what it does not', async () => {
  const removed = await showJoe('OWNER');
  const dialog = page.getByRole('dialog');
  await userEvent.click(page.getByRole('button', { name: 'Remove Joe', exact: true }));
  await expect
    .element(dialog)
    .toHaveTextContent(
      'Remove Joe from the farm? Joe’s phone, Joe’s tablet, Joe’s laptop, Joe’s old phone will stop syncing but keep a copy of the farm.',
    );
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => removed).toEqual(['mbr_joe']);
  await userEvent.click(page.getByRole('button', { name: 'Remove Joe’s tablet' }));
  await expect
    .element(dialog)
    .toHaveTextContent(
      'Remove Joe’s tablet? It will stop syncing but keep a copy of the farm. Joe stays a member.',
    );
});

test.each(['GROWER', 'HELPER'] as const)('a %s sees no buttons for others', async (role) => {
  await showJoe(role);
  const joe = page.getByRole('region', { name: 'Joe' });
  expect(joe.getByRole('button').elements()).toEqual([]);
  expect(joe.getByRole('combobox').elements()).toEqual([]);
});
