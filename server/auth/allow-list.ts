import { sha256Hex } from '../store/stored-farm.ts';
import type { TokenOwner } from './token-answer.ts';

/** Accounts that may keep a farm here. Being on either list is enough. */
export interface AllowList {
  /** Ids of users such as `google_10001`, and mail addresses, all in small letters. */
  readonly users: readonly string[];
  /** The domain of an organisation at Google. */
  readonly domain: string | null;
}

/** No allow list: every signed-in account may keep a farm. */
export const EVERYBODY: AllowList = { users: [], domain: null };

export function hasAllowList({ users, domain }: AllowList): boolean {
  return users.length > 0 || domain !== null;
}

/** Checks whether an account is allowed. Its email counts only if Google confirms it. */
export function isAllowed(guests: AllowList, { sub, email, domain }: TokenOwner): boolean {
  if (!hasAllowList(guests)) return true;
  if (guests.domain !== null && domain === guests.domain) return true;
  return [`google_${sub}`, email].some((name) => name !== undefined && guests.users.includes(name));
}

/** Hashes of an account's email and domain, kept with its farm: an allow list may name them to a request with a key. */
export function listedNames({ email, domain }: Pick<TokenOwner, 'email' | 'domain'>): string {
  const names = [email, domain && `@${domain}`].filter((name) => name !== undefined);
  return names.map(sha256Hex).join(' ');
}

/** Checks whether a farm's account is allowed, by id or by what its last sign-in told. */
export function isFarmOfGuest(guests: AllowList, farmId: string, known: string): boolean {
  const { users, domain } = guests;
  if (!hasAllowList(guests) || users.includes(farmId)) return true;
  const names = known.split(' ');
  return [...users, `@${domain}`].some((name) => names.includes(sha256Hex(name)));
}
