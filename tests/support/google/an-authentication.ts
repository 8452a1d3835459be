import { GoogleAuthentication } from '#server/auth/google-authentication.ts';
import { aFakeGoogle } from './fake-google.ts';

type Settings = ConstructorParameters<typeof GoogleAuthentication>[0];

/** What a server asks of tokens, beside a Google of its own; Anna's farm and no address unless said otherwise. */
export async function anAuthentication(more: Partial<Settings> = {}) {
  const google = await aFakeGoogle();
  let now = Date.now();
  const authentication = new GoogleAuthentication({ ...google.settings, ...more }, () => now);
  return {
    google,
    now: () => now,
    pass: (milliseconds: number) => void (now += milliseconds),
    admit: (token: string | undefined, address?: string, farm: string | null = 'google_10001') =>
      authentication.admit({ token, address }, farm ?? undefined),
    signOut: (token: string | undefined, address?: string) =>
      authentication.signOut({ token, address }),
  };
}
