import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FarmRole } from '#state/document/farm-role.ts';
import type { FarmMember } from '#state/ports/farm-member.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { aMember, ofMember } from '#tests/support/devices/member-double.ts';
import { DayOnlySwitch } from './day-only-switch.tsx';

function Face() {
  return <p>{useIsDayOnly() ? 'The day alone' : 'The whole farm'}</p>;
}

async function show(role: FarmRole): Promise<FarmMember> {
  const member = aMember({ role });
  const screen = (
    <>
      <DayOnlySwitch />
      <Face />
    </>
  );
  await showScreen(aFarm(), screen, '/setup/people', ofMember(member));
  return member;
}

test.each(['OWNER', 'GROWER'] as const)('a %s’s device can show the day alone', async (role) => {
  const member = await show(role);
  await expect.element(page.getByText('The whole farm')).toBeVisible();
  const own = page.getByRole('switch', { name: 'Show only the day’s work on this device' });
  await userEvent.click(own);
  await expect.element(page.getByText('The day alone')).toBeVisible();
  expect([member.now().isDayOnly, member.now().role]).toEqual([true, role]);
  await userEvent.click(own);
  await expect.element(page.getByText('The whole farm')).toBeVisible();
});

test('a helper has the work of the day alone, and no switch', async () => {
  await show('HELPER');
  await expect.element(page.getByText('The day alone')).toBeVisible();
  expect(page.getByRole('switch').elements()).toEqual([]);
});
