import type { connectServices as ConnectServices } from './connect-services.ts';

let loaded: typeof ConnectServices | null = null;

/** Loads the code that connects a farm with cloud and calendar, after the first screen. */
export async function loadServices(): Promise<typeof ConnectServices> {
  loaded ??= (await import('./connect-services.ts')).connectServices;
  return loaded;
}

/** Null until it has come. */
export function loadedServices(): typeof ConnectServices | null {
  return loaded;
}
