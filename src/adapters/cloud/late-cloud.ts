import type { NotingLogger } from '#state/ports/environment.ts';
import type { Cloud } from '#state/ports/cloud-port.ts';

/**
 * A state service; what asks it is loaded with the first question.
 *
 * @param address - Where it is; null for that of this page.
 */
export function lateCloud(logger: NotingLogger, address: string | null): Cloud {
  let loading: Promise<Cloud> | null = null;
  const load = (): Promise<Cloud> =>
    (loading ??= import('./browser-cloud.ts').then(({ browserCloud, cloudAt }) =>
      address === null ? browserCloud(logger) : cloudAt(address, logger),
    ));
  return {
    readiness: async () => (await load()).readiness(),
    load: async (...asked) => (await load()).load(...asked),
    save: async (...asked) => (await load()).save(...asked),
    patch: async (...asked) => (await load()).patch(...asked),
    remove: async (...asked) => (await load()).remove(...asked),
    ping: async () => (await load()).ping(),
    signOut: async (...asked) => (await load()).signOut(...asked),
  };
}
