import type { connectServices as ConnectServices } from './connect-services.ts';

let loaded: typeof ConnectServices | null = null;

/** What connects a farm with the cloud and the calendar. No screen is drawn from it, so it comes after the first one. */
export async function loadServices(): Promise<typeof ConnectServices> {
  loaded ??= (await import('./connect-services.ts')).connectServices;
  return loaded;
}

/** Null until it has come. */
export function loadedServices(): typeof ConnectServices | null {
  return loaded;
}
