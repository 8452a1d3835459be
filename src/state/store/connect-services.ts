import { createCalendarSync, type CalendarSync } from '../calendar/calendar-sync.ts';
import type { FarmToday } from '../calendar/calendar-runner.ts';
import type { GoogleConnection } from '../google/google-connection.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import { createSyncEngine } from '../sync/create-sync-engine.ts';
import type { ServerClock } from '../sync/server-clock.ts';
import type { SyncEngine, SyncAccount } from '../sync/sync-engine.ts';
import type { TabFarm } from './tab-farm.ts';
import type { FarmMember } from '../ports/farm-member.ts';

export interface FarmServices {
  readonly calendar: CalendarSync;
  readonly sync: SyncEngine;
}

interface ConnectedFarm {
  readonly world: FarmEnvironment;
  readonly farm: TabFarm;
  readonly google: GoogleConnection;
  readonly server: ServerClock;
  readonly opened: FarmToday;
}

export function connectServices(connected: ConnectedFarm): FarmServices {
  const { world, farm, google, server, opened } = connected;
  const read = (): FarmToday => ({ document: farm.synced.now(), today: farm.state().today });
  return {
    calendar: createCalendarSync(world, google, { read, opened, onChange: farm.onChange }),
    sync: createSyncEngine({
      ...world,
      ...world.cloud,
      account: world.cloud.member === null ? google : memberAccount(world.cloud.member),
      server,
      farm: farm.synced,
    }),
  };
}

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
