import { openStore } from '#server/store/open-store.ts';
import { aStartCode as aCodeOf } from '#tests/support/members/farm-client.ts';

/** A start code, made in the folder of a running server as its operator does. */
export async function aStartCode(folder: string): Promise<string> {
  const store = openStore({ kind: 'sqlite', folder });
  return aCodeOf(store).finally(() => store.close());
}
