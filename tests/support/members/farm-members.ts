import type { AppParts } from '#server/http/app.ts';
import { SqliteStateStore } from '#server/store/sqlite/sqlite-state-store.ts';
import { aStartCode, farmClient } from './farm-client.ts';
import { aRunningServer } from '#tests/support/server/running-server.ts';

/** Farms with members, as a server without further settings keeps them. */
export const USUAL_FARMS: NonNullable<AppParts['farms']> = {
  creation: ['code', 'google'],
  publicOrigin: null,
  isInsecureLanFine: false,
};

/** A server that keeps farms with members, and what one asks of it. */
export async function aFarmServer(parts: Partial<AppParts> = {}) {
  const store = parts.store ?? new SqliteStateStore();
  const address = await aRunningServer({}, { farms: USUAL_FARMS, ...parts, store });
  return { ...farmClient(address), store, startCode: () => aStartCode(store) };
}
