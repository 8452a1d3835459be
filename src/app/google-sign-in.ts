import type { GoogleProfile } from '#features/start/use-google-start.ts';

/** Connects a Google account. Fails where the farm's server names no Google client. */
export async function connectGoogle(): Promise<GoogleProfile> {
  throw new Error('Google Identity Services failed to initialize.');
}
