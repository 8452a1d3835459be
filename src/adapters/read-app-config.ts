import { loadedOnce } from '#domain/records/loaded-once.ts';
import { type AppConfig, appConfigOf, NO_CONFIG } from '#state/google/app-config.ts';

/** What the server tells the app, asked once. Without an answer it is asked again next time. */
export function readAppConfig(): Promise<AppConfig> {
  return config().catch(() => NO_CONFIG);
}

const config = loadedOnce(async (): Promise<AppConfig> => {
  // The start screen waits for it, so a silent server must not block it.
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch('/config.json', { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  const fields: unknown = await answer.json();
  return appConfigOf(fields);
});
