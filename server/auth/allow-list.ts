import { sha256Hex } from '../store/packed-document.ts';
import type { TokenOwner } from './token-answer.ts';

/** Who may keep a farm here; whoever is on either list. */
export interface AllowList {
  /** Ids of users such as `google_10001`, and mail addresses, all in small letters. */
  readonly users: readonly string[];
  /** The domain of an organisation at Google. */
  readonly domain: string | null;
}

/** No list: whoever signs in may keep a farm. */
export const EVERYBODY: AllowList = { users: [], domain: null };

/** Whether there is a list at all; without one everybody may come. */
export function hasAllowList({ users, domain }: AllowList): boolean {
  return users.length > 0 || domain !== null;
}

/**
 * Whether an account may keep a farm here.
 *
 * A mail address counts only where Google says that it is the account's own.
 */
export function isAllowed(guests: AllowList, { sub, email, domain }: TokenOwner): boolean {
  if (!hasAllowList(guests)) return true;
  if (guests.domain !== null && domain === guests.domain) return true;
  return [`google_${sub}`, email].some((name) => name !== undefined && guests.users.includes(name));
}

/**
 * What a list may know an account by besides its id, as hashes: kept with the farm of the account, for requests
 * that come with a key and say nothing of it.
 */
export function listedNames({ email, domain }: Pick<TokenOwner, 'email' | 'domain'>): string {
  const names = [email, domain && `@${domain}`].filter((name) => name !== undefined);
  return names.map(sha256Hex).join(' ');
}

/** Whether the account of a farm may keep it here, by its id or by what was known of it when it last signed in. */
export function isFarmOfGuest(guests: AllowList, farmId: string, known: string): boolean {
  const { users, domain } = guests;
  if (!hasAllowList(guests) || users.includes(farmId)) return true;
  const names = known.split(' ');
  return [...users, `@${domain}`].some((name) => names.includes(sha256Hex(name)));
}
