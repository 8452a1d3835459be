import { attempt } from '../attempt.ts';
import { sha256OfText } from './sha-256.ts';

/** The key of an entry of an account, without naming it: it stays after signing out, and must not tell who was here. */
export function accountKey(prefix: string, account: string): string {
  const key = `${prefix}:${sha256OfText(account).slice(0, 32)}`;
  rename(`${prefix}:${account}`, key);
  return key;
}

/** Earlier versions of the app named their entries after the account. */
function rename(earlier: string, key: string): void {
  attempt(() => {
    const text = localStorage.getItem(earlier);
    if (text === null) return;
    localStorage.setItem(key, text);
    localStorage.removeItem(earlier);
  });
}
