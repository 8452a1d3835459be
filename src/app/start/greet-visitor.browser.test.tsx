import { createRoot } from 'react-dom/client';
import { onTestFinished, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadGoogle } from '#adapters/google/google-script.ts';
import { readAppConfig } from '#adapters/read-app-config.ts';
import { greetVisitor } from './greet-visitor.tsx';

// First, because what a server said of Google counts as long as the page is open.
test('where the server names no Google client nobody can sign in, and the reason is told', async () => {
  await expect(loadGoogle()).rejects.toMatchObject({
    message: 'Google Identity Services failed to initialize.',
    code: 'not_ready',
  });
});

test('a press on Google’s button opens its window at once, also while the farm behind it is still being opened', async () => {
  const pressed: boolean[] = [];
  await standInForGoogle(() => pressed.push(navigator.userActivation.isActive));
  greet(() => new Promise<never>(() => undefined));
  // Both come together, so none moves the other.
  await expect.element(page.getByRole('button', { name: 'Continue without Google' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Continue with Google' }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.element(page.getByRole('button', { name: 'Connecting…' })).toBeVisible();
  await expect.poll(() => pressed).toEqual([true]);
});

/** The start screen of somebody who was never here. */
function greet(open: Parameters<typeof greetVisitor>[1]): void {
  const address = location.href;
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
    history.replaceState(history.state, '', address);
  });
  greetVisitor(root, open);
}

/** A server that knows Google, and Google’s script, which tells of each window. */
async function standInForGoogle(openWindow: () => void): Promise<void> {
  const config = { clientId: 'farm.apps.googleusercontent.com' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(config));
  const oauth2 = { initTokenClient: () => ({ requestAccessToken: openWindow }) };
  vi.stubGlobal('google', { accounts: { oauth2 } });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  // A part of an earlier screen may still be asking the server of the tests, which knows no Google.
  await expect.poll(readAppConfig).toMatchObject(config);
}
