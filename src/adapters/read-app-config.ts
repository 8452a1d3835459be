import { type AppConfig, appConfigOf, NO_CONFIG } from '#state/google/app-config.ts';

let known: Promise<AppConfig> | null = null;

/**
 * What the server tells the app, asked once. Without an answer nobody can sign in, and it is asked again
 * the next time.
 */
export function readAppConfig(): Promise<AppConfig> {
  known ??= fetchConfig().catch(() => {
    known = null;
    return NO_CONFIG;
  });
  return known;
}

async function fetchConfig(): Promise<AppConfig> {
  const answer = await fetch('/config.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  const fields: unknown = await answer.json();
  return appConfigOf(fields);
}
