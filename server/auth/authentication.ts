export interface Caller {
  readonly token: string | undefined;
  /** Address whose failures are counted; absent for this machine itself. */
  readonly address: string | undefined;
}

/**
 * Decision on a caller. `unknown`: no valid proof of identity. `stranger`: another account's farm. `uninvited`:
 * the account isn't allowed here. `undecided`: Google doesn't answer. `busy`: too many failures from that
 * address.
 */
export type Admission = 'admitted' | 'unknown' | 'stranger' | 'uninvited' | 'undecided' | 'busy';

export type AccountAnswer =
  /** With what a list of guests may know it by, in hashes. */
  | { readonly kind: 'account'; readonly userId: string; readonly names: string }
  | { readonly kind: Exclude<Admission, 'admitted' | 'stranger'> };

/** Decides before the store is asked, so an answer never reveals whether a farm exists. */
export interface Authentication {
  /** @param userId - Requested farm; absent if the address names none. */
  admit(caller: Caller, userId: string | undefined): Promise<Admission>;
  /** The caller's account, for addresses without a farm. */
  account(caller: Caller): Promise<AccountAnswer>;
  /** Makes a token worthless here at once; `admitted` when it is done. */
  signOut(caller: Caller): Promise<Admission>;
}

/** Allows everyone. Only for a server that no other machine can reach. */
export const allowEverybody: Authentication = {
  admit: async () => 'admitted',
  account: async () => ({ kind: 'unknown' }),
  signOut: async () => 'admitted',
};

/** Refuses everyone: sign-in isn't set up. */
export const denyEverybody: Authentication = {
  admit: async () => 'unknown',
  account: async () => ({ kind: 'unknown' }),
  signOut: async () => 'unknown',
};
