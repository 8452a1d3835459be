export const KEY_STORE = 'mgm-keys';

/** Whether this browser has ever had a key. It costs nothing to ask: a farm alone loads no more for it. */
export async function hasKeyStore(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === KEY_STORE);
}
