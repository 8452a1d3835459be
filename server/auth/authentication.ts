/** Who asks for a farm. */
export interface Caller {
  /** The bearer token, when there is one. */
  readonly token: string | undefined;
  /** The network address whose failures are counted; absent for this very machine. */
  readonly address: string | undefined;
}

/**
 * How a caller is answered. `unknown`: nobody proved who they are. `stranger`: somebody else's farm.
 * `uninvited`: an account that may not keep a farm here.
 * `undecided`: Google does not answer. `busy`: too many failures from that address.
 */
export type Admission = 'admitted' | 'unknown' | 'stranger' | 'uninvited' | 'undecided' | 'busy';

/** Whose account a token is of, or why that is not told. */
export type AccountAnswer =
  /** With what a list of guests may know it by, in hashes. */
  | { readonly kind: 'account'; readonly userId: string; readonly names: string }
  | { readonly kind: Exclude<Admission, 'admitted' | 'stranger'> };

/**
 * Decides who may see and change whose farm, before the store is asked: so an answer never tells
 * whether a farm exists.
 */
export interface Authentication {
  /** @param userId - Whose farm is asked for; absent when the address names nobody's. */
  admit(caller: Caller, userId: string | undefined): Promise<Admission>;
  /** Whose account it is that asks, where the address names nobody's farm. */
  account(caller: Caller): Promise<AccountAnswer>;
  /** Makes a token worthless here at once; `admitted` when it is done. */
  signOut(caller: Caller): Promise<Admission>;
}

/** Lets everybody in. Only for a server that this machine alone can reach. */
export const allowEverybody: Authentication = {
  admit: async () => 'admitted',
  account: async () => ({ kind: 'unknown' }),
  signOut: async () => 'admitted',
};

/** Lets nobody in: sign-in is not set up. */
export const denyEverybody: Authentication = {
  admit: async () => 'unknown',
  account: async () => ({ kind: 'unknown' }),
  signOut: async () => 'unknown',
};
