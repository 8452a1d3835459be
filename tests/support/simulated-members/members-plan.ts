import type { FarmRole } from '#state/document/farm-role.ts';

const ALL_TROUBLES = [
  'roles',
  'removal',
  'forgery',
  'brought back',
  'put back',
  'clocks',
  'metadata lost',
  'copied profile',
] as const;

export type MemberTrouble = (typeof ALL_TROUBLES)[number];

/** Who works on a farm, and what happens meanwhile. */
export interface MemberMixture {
  readonly name: string;
  /** Each has one phone; the first one is an owner and stays so. */
  readonly cast: readonly FarmRole[];
  readonly troubles: readonly MemberTrouble[];
}

export interface MembersPlan extends Omit<MemberMixture, 'name'> {
  readonly seed: number;
  readonly steps: number;
}

const ALL_ROLES: readonly FarmRole[] = ['OWNER', 'GROWER', 'HELPER'];

/** The mixtures that every version is tried with. */
export const MEMBER_MIXTURES: readonly MemberMixture[] = [
  { name: 'an owner and a helper', cast: ['OWNER', 'HELPER'], troubles: [] },
  { name: 'an owner, a grower and a helper', cast: ALL_ROLES, troubles: [] },
  { name: 'changes of role', cast: ALL_ROLES, troubles: ['roles'] },
  { name: 'removals, and joining again', cast: ALL_ROLES, troubles: ['removal'] },
  { name: 'a helper who forges', cast: ALL_ROLES, troubles: ['forgery'] },
  {
    name: 'versions brought back by command',
    cast: ['OWNER', 'GROWER', 'HELPER', 'HELPER'],
    troubles: ['brought back'],
  },
  { name: 'a server put back to a backup', cast: ALL_ROLES, troubles: ['put back'] },
  {
    name: 'all of it, with wrong clocks, copied profiles and lost notes of syncing',
    cast: ALL_ROLES,
    troubles: ALL_TROUBLES,
  },
];
