import { expect, test } from 'vitest';
import type { GoogleToken } from '#state/ports/google-ports.ts';
import { browserGoogleTabs } from './google-tabs.ts';

const TOKEN: GoogleToken = {
  value: 'ya29.x',
  issuedAt: 0,
  expiresAt: 9e15,
  scopes: ['openid'],
  isConfirmed: true,
};

test('a tab gets the token that another one holds for the account, and no other', async () => {
  const name = crypto.randomUUID();
  const stop = browserGoogleTabs(name).onAsked((kind, account) =>
    kind === 'account' && account === '10001' ? TOKEN : null,
  );
  const tab = browserGoogleTabs(name);
  expect(await tab.ask('account', '10001')).toEqual(TOKEN);
  expect(await tab.ask('account', '10002')).toBeNull();
  expect(await tab.ask('calendar', '10001')).toBeNull();
  stop();
  expect(await tab.ask('account', '10001')).toBeNull();
});

test('what is no question gets no answer', async () => {
  const name = crypto.randomUUID();
  const asked: string[] = [];
  const stop = browserGoogleTabs(name).onAsked((_, account) => {
    asked.push(account);
    return TOKEN;
  });
  const channel = new BroadcastChannel(name);
  const odd = [null, 5, 'ask', [], {}, { type: 'ask' }, { type: 'ask', id: 1, kind: 'account' }];
  for (const message of [...odd, { type: 'ask', id: 'x', kind: 'mail', account: '1' }])
    channel.postMessage(message);
  expect(await browserGoogleTabs(name).ask('account', 'last')).toEqual(TOKEN);
  expect(asked).toEqual(['last']);
  channel.close();
  stop();
});
