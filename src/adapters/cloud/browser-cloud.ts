import type { NotingLogger } from '#state/ports/environment.ts';
import type { Cloud } from '#state/ports/cloud-port.ts';
import { attempt } from '../attempt.ts';
import { readAppConfig } from '../read-app-config.ts';
import { fetchCloud } from './fetch-cloud.ts';
import { type AddressSources, findAddress } from './service-address.ts';

/** Where a developer may point the app to another state service. */
const OVERRIDE = 'mgm.stateBase';
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A state service at the address that a key is for; null for that of this page. */
export function browserCloud(logger: NotingLogger, address: string | null): Cloud {
  return fetchCloud({
    find: async (healthOf) =>
      address === null ? findAddress(await sourcesOfPage(), healthOf) : { ready: true, address },
    // Others may read bodies as they come.
    takesGzip: (at) => at === location.origin,
    logger,
  });
}

async function sourcesOfPage(): Promise<AddressSources> {
  const { version, syncOrigins } = await readAppConfig();
  const { MGM_STATE_BASE: globalOverride } = globalThis as { MGM_STATE_BASE?: unknown };
  const built: unknown = import.meta.env['VITE_STATE_BASE'];
  return {
    origin: location.origin,
    isDevelopment: import.meta.env.DEV || LOCAL_HOSTS.has(location.hostname),
    globalOverride: textOf(globalOverride),
    storedOverride: attempt(() => localStorage.getItem(OVERRIDE)),
    built: textOf(built),
    isOwnServer: version !== null,
    syncOrigins,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
