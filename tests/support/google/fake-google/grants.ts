import { randomBytes } from 'node:crypto';
import type { Person } from './people.ts';

/** What a token gives the right to, and whose. */
interface Grant {
  readonly person: Person;
  readonly scopes: readonly string[];
  readonly expiresAt: number;
}

/** Google's answer to who asked for a token. */
export type TokenReply = Readonly<Record<string, string | number>>;

/** The tokens of the stand-in, and what its people have agreed to. */
export type Grants = ReturnType<typeof createGrants>;

const LIFETIME_SECONDS = 3599;

export function createGrants() {
  const grants = new Map<string, Grant>();
  const agreed = new Map<string, Set<string>>();

  /** A new token; from now on the person need not be asked for these scopes. */
  function give(person: Person, scope: string): TokenReply {
    const scopes = scope.split(' ').filter((word) => word !== '');
    const token = `ya29.${randomBytes(24).toString('base64url')}`;
    grants.set(token, { person, scopes, expiresAt: Date.now() + LIFETIME_SECONDS * 1000 });
    agreed.set(person.sub, new Set([...(agreed.get(person.sub) ?? []), ...scopes]));
    return { access_token: token, token_type: 'Bearer', expires_in: LIFETIME_SECONDS, scope };
  }

  return {
    give,
    /** A new token without asking, or the reason why the person has to be asked. */
    giveSilently(person: Person | undefined, scope: string): TokenReply {
      const known = person && agreed.get(person.sub);
      if (person === undefined || known === undefined) return { error: 'login_required' };
      const isAgreed = scope.split(' ').every((word) => known.has(word));
      return isAgreed ? give(person, scope) : { error: 'consent_required' };
    },
    of(token: string | null) {
      const grant = token === null ? undefined : grants.get(token);
      return grant !== undefined && grant.expiresAt > Date.now() ? grant : null;
    },
    /** Makes all tokens of a person worthless and forgets what was agreed to. */
    revoke(token: string) {
      const sub = grants.get(token)?.person.sub;
      if (sub === undefined) return;
      agreed.delete(sub);
      for (const [other, { person }] of grants) if (person.sub === sub) grants.delete(other);
    },
    given: () => [...grants.keys()],
  };
}
