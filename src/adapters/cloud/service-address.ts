import type { CloudReadiness } from '#state/ports/cloud-port.ts';

/** How an address answers when it is asked for its health. */
export type ServiceHealth = 'well' | 'silent' | 'other';

export interface AddressSources {
  readonly origin: string;
  /** The page runs on the developer's own machine, or was built for development. */
  readonly isDevelopment: boolean;
  /** Set by a script of the page, and by hand in the browser. Nobody may set them where growers work. */
  readonly globalOverride: string | null;
  readonly storedOverride: string | null;
  readonly built: string | null;
  /** The server of the page has told its configuration, so it is ours. */
  readonly isOwnServer: boolean;
  /** Origins of pages that may sync; null = the server's own. */
  readonly syncOrigins: readonly string[] | null;
}

export type FoundAddress =
  | { readonly ready: true; readonly address: string }
  | Extract<CloudReadiness, { ready: false }>;

/** Where a developer runs the state service by itself. */
const DEVELOPMENT_ADDRESS = 'http://localhost:8080';

/**
 * Where the state service is, or why it may not be used from this page.
 *
 * A global override comes before one in local storage, that before the build's address and the page's own
 * server, and on the developer's machine the usual address is the last. An address that is not well gives
 * way to the next one. When none answers at all, the device is offline and the first one is right.
 */
export async function findAddress(
  sources: AddressSources,
  healthOf: (address: string) => Promise<ServiceHealth>,
): Promise<FoundAddress> {
  const { origin, isDevelopment, syncOrigins } = sources;
  const disabled = { ready: false, reason: `Cloud sync is disabled for ${origin}.` } as const;
  if (!isDevelopment && syncOrigins !== null && !syncOrigins.includes(origin)) return disabled;
  const candidates = candidatesOf(sources);
  const [first] = candidates;
  if (first !== undefined && candidates.length === 1 && isKnown(first, sources)) {
    return { ready: true, address: first };
  }
  let isOffline = true;
  for (const address of candidates) {
    const health = await healthOf(address);
    if (health === 'well') return { ready: true, address };
    if (health === 'other') isOffline = false;
  }
  const mayBeOffline = first !== undefined && isOffline && first !== DEVELOPMENT_ADDRESS;
  return mayBeOffline ? { ready: true, address: first } : disabled;
}

/** Needs no question whether there is a service. */
function isKnown(address: string, { origin, built, isOwnServer }: AddressSources): boolean {
  return address === built || (address === origin && isOwnServer);
}

function candidatesOf(sources: AddressSources): readonly string[] {
  const { isDevelopment, globalOverride, storedOverride, built, origin } = sources;
  const overrides = isDevelopment ? [globalOverride, storedOverride] : [];
  const last = isDevelopment ? [DEVELOPMENT_ADDRESS] : [];
  const addresses = [...overrides, built, origin, ...last].map(asAddress);
  const usable = [...new Set(addresses.filter((address) => address !== null))];
  // The page's own server is known to be there: nothing after it is ever needed.
  const own = usable.indexOf(origin);
  return sources.isOwnServer && own >= 0 ? usable.slice(0, own + 1) : usable;
}

function asAddress(text: string | null): string | null {
  const address = text?.trim().replace(/\/+$/, '') ?? '';
  return /^https?:\/\//.test(address) ? address : null;
}
