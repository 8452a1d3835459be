import type { FarmMember } from '../../ports/farm-member.ts';
import type { SyncAccount } from '../sync-engine.ts';

/** Sync account of a device with a key. The key is its token until it is revoked. */
export function memberAccount(member: FarmMember): SyncAccount {
  const key = (): string => member.now().key;
  return {
    userId() {
      const { farmId, removed } = member.now();
      return removed === undefined ? farmId : null;
    },
    token: async () => key(),
    freshToken: async () => key(),
    // What the service says of the key itself is heard with every answer, see `hear-membership.ts`.
    refuse: () => undefined,
    onChange: (listener) => member.onChange(listener),
  };
}
