import type { Cloud } from './cloud-port.ts';
import type { FarmMember } from './farm-member.ts';
import type { EarlierFarm, SyncPage } from './sync-page.ts';

/** The farm of a device on which nobody is signed in. */
export const ANONYMOUS = 'anon';

/** What is outside the farm when it is synced. */
export interface CloudEnvironment {
  readonly service: Cloud;
  readonly page: SyncPage;
  readonly earlierFarm: EarlierFarm;
  /** Whose farm is open: `ANONYMOUS`, or the id of an account. Every one has a farm of its own on a device. */
  readonly userKey: string;
  /** This device as a member of that farm; null where it has no key for it. */
  readonly member: FarmMember | null;
}
