import { createFakeCalendar, type FakeCalendar } from './calendar-events.ts';
import type { NextAnswer } from './client-script.ts';
import { createGrants, type Grants } from './grants.ts';
import { type Answer, type Question, startLocalService } from './local-service.ts';
import { PEOPLE } from './people.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';
import { answerSignIn } from './sign-in-answers.ts';

/** A whole Google of its own: script, sign-in, users, tokens and calendar, on this machine alone. */
export interface FakeGoogle {
  readonly origin: string;
  readonly clientId: string;
  readonly grants: Grants;
  readonly keys: SigningKeys;
  readonly calendar: FakeCalendar;
  /** How it answers the next requests for a token, in order; after them, and at first, it asks. */
  readonly answers: NextAnswer[];
  /** Tokens that were sent back to be made worthless. */
  readonly revoked: string[];
  /** The settings of the server that make it use this Google. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => void;
}

const CLIENT_ID = 'demo-farm.apps.googleusercontent.com';

/** Starts the stand-in on this machine; no other one can reach it. */
export async function startFakeGoogle({ port = 0 } = {}): Promise<FakeGoogle> {
  const service = await startLocalService((question) => answerTo(question), {
    port,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'cache-control': 'no-store',
    },
  });
  // The name, not the number: then its pages are of the same site as those of the app.
  const origin = `http://localhost:${service.port}`;
  const grants = createGrants();
  const calendar = createFakeCalendar({ accountOf: (token) => calendarAccount(grants, token) });
  const google: FakeGoogle = {
    origin,
    clientId: CLIENT_ID,
    grants,
    keys: createSigningKeys(),
    calendar,
    answers: [],
    revoked: [],
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_SCRIPT_URL: `${origin}/gsi/client`,
      GOOGLE_AUTH_URL: `${origin}/o/oauth2/auth`,
      GOOGLE_TOKENINFO_URL: `${origin}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${origin}/userinfo`,
      GOOGLE_KEYS_URL: `${origin}/certs`,
      GOOGLE_REVOKE_URL: `${origin}/revoke`,
      GOOGLE_CALENDAR_URL: `${origin}/calendar/v3`,
    },
    close: service.close,
  };

  function answerTo(question: Question): Answer | 'broken line' {
    if (question.method === 'OPTIONS') return { status: 204 };
    if (question.path.startsWith('/calendar/v3/')) {
      return calendar.answer({ ...question, path: question.path.slice('/calendar/v3'.length) });
    }
    return answerSignIn(google, PEOPLE, question);
  }

  return google;
}

function calendarAccount(grants: Grants, token: string | null): string | null {
  const grant = grants.of(token);
  if (grant === null) return null;
  const mayWrite = grant.scopes.some((scope) => scope.includes('/auth/calendar'));
  return mayWrite ? `google_${grant.person.sub}` : 'forbidden';
}
