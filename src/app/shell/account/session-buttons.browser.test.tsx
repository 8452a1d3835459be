import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { SessionButtons } from './session-buttons.tsx';

test('Sign out stays under the finger when the menu of the account comes', async () => {
  const { store } = await openTab();
  await store.google.connect();
  const account = page.getByRole('button', { name: 'Account: Anna Field' });
  const seen: { readonly left: number; readonly hasMenu: boolean }[] = [];
  // Told after every drawing, however quickly the menu comes.
  const eye = new MutationObserver(() => {
    const [signOut] = page.getByRole('button', { name: 'Sign out', exact: true }).elements();
    if (signOut === undefined) return;
    const { left } = signOut.getBoundingClientRect();
    seen.push({ left, hasMenu: account.elements().length > 0 });
  });
  eye.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => eye.disconnect());
  showOver(
    store,
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <SessionButtons />
    </div>,
  );
  await expect.element(account).toBeVisible();
  expect(seen.at(0)?.hasMenu).toBe(false);
  expect(seen.at(-1)?.hasMenu).toBe(true);
  expect(new Set(seen.map(({ left }) => left)).size).toBe(1);
});
