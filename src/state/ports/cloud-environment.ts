import type { Cloud } from './cloud-port.ts';
import type { FarmMember } from './farm-member.ts';
import type { EarlierFarm, SyncPage } from './sync-page.ts';

/** Farm id of a device without a signed-in account. */
export const ANONYMOUS = 'anon';

export interface CloudEnvironment {
  readonly service: Cloud;
  readonly page: SyncPage;
  readonly earlierFarm: EarlierFarm;
  /** Open farm: `ANONYMOUS` or an account id. Each has its own farm on a device. */
  readonly userKey: string;
  /** This device as a member of that farm; null where it has no key for it. */
  readonly member: FarmMember | null;
}
