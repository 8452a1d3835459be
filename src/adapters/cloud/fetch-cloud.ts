import type { Millis } from '#domain/calendar/iso-date.ts';
import type { NotingLogger } from '#state/ports/environment.ts';
import type {
  Cloud,
  CloudAnswer,
  CloudReadiness,
  CloudUser,
  SaveCondition,
} from '#state/ports/cloud-port.ts';
import { fetchAnswer, noAnswer, readAnswer } from './read-answer.ts';
import type { FoundAddress, ServiceHealth } from './service-address.ts';
import { asRecord } from '#state/document/json-record.ts';

interface FetchCloudParts {
  /** Where the service is; asked again until it is found. */
  readonly find: (healthOf: (address: string) => Promise<ServiceHealth>) => Promise<FoundAddress>;
  /** The service at an address is known to take packed bodies. */
  readonly takesGzip: (address: string) => boolean;
  readonly logger: NotingLogger;
}

const HEALTH_LIMIT_MS: Millis = 1_500;
const ANSWER_LIMIT_MS: Millis = 30_000;
/** A smaller body is not worth packing. */
const PACKED_FROM = 50_000;

export function fetchCloud({ find, takesGzip, logger }: FetchCloudParts): Cloud {
  let address: string | null = null;
  const endOf = endsOfTokens();
  const askService = (path: string, init: RequestInit): Promise<CloudAnswer> =>
    fetchAnswer(`${address ?? ''}${path}`, init, ANSWER_LIMIT_MS, (cause) =>
      logger.note('The state service does not answer', cause),
    );

  async function readiness(): Promise<CloudReadiness> {
    if (address !== null) return { ready: true };
    const found = await find(healthOf);
    if (!found.ready) return found;
    ({ address } = found);
    return { ready: true };
  }

  function callState(user: CloudUser, query: string, init: CallInit): Promise<CloudAnswer> {
    const { headers: more, ...rest } = init;
    const path = `/state/${encodeURIComponent(user.userId)}${query}`;
    const headers = { ...ASK_JSON.headers, authorization: `Bearer ${user.token}`, ...more };
    const { signal } = endOf(user.token);
    return askService(path, { ...rest, signal, headers });
  }

  async function send(
    user: CloudUser,
    method: 'PUT' | 'PATCH',
    content: object,
    condition: SaveCondition,
  ): Promise<CloudAnswer> {
    const { body, packing } = await bodyOf(content, takesGzip(address ?? ''));
    const headers = { ...conditionHeaders(condition), ...packing };
    return callState(user, '', { method, body, headers });
  }

  return {
    readiness,
    load: (user, known) =>
      callState(user, `?t=${Date.now()}`, {
        method: 'GET',
        headers: known === null ? {} : { 'if-none-match': known },
      }),
    save: (user, farm, condition) => send(user, 'PUT', farm, condition),
    patch: (user, parts, condition) => send(user, 'PATCH', parts, condition),
    remove: (user) => callState(user, '', { method: 'DELETE', headers: {} }),
    async signOut(token) {
      // The service would refuse them: a round that is under way ends here instead, and sends the rest
      // after the next sign-in.
      endOf(token).abort();
      const ready = await readiness();
      if (!ready.ready) return noAnswer(ready.reason);
      const headers = { ...ASK_JSON.headers, authorization: `Bearer ${token}` };
      // The page may be left right after.
      return askService('/sign-out', { method: 'POST', headers, keepalive: true });
    },
  };
}

/** What ends the calls with a token, those under way and those to come. */
function endsOfTokens(): (token: string) => AbortController {
  const ends = new Map<string, AbortController>();
  return (token) => {
    const end = ends.get(token) ?? new AbortController();
    ends.set(token, end);
    return end;
  };
}

async function healthOf(base: string): Promise<ServiceHealth> {
  try {
    const signal = AbortSignal.timeout(HEALTH_LIMIT_MS);
    const response = await fetch(`${base}/health`, { ...ASK_JSON, cache: 'no-store', signal });
    const answer = await readAnswer(response);
    return answer.ok && isService(answer.body) ? 'well' : 'other';
  } catch {
    return 'silent';
  }
}

interface CallInit extends RequestInit {
  readonly headers: Readonly<Record<string, string>>;
}

const ASK_JSON = { headers: { 'content-type': 'application/json' } };

function conditionHeaders(condition: SaveCondition): Record<string, string> {
  switch (condition.kind) {
    case 'tag':
      return { 'if-match': condition.etag };
    case 'absent':
      return { 'if-none-match': '*' };
    case 'any':
      return {};
  }
}

/** A body as it is sent, packed where that is worth it, and what the service must know of that. */
async function bodyOf(content: object, mayPack: boolean) {
  const text = JSON.stringify(content);
  return mayPack && text.length >= PACKED_FROM
    ? { body: await pack(text), packing: { 'content-encoding': 'gzip' } }
    : { body: text, packing: {} };
}

function pack(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).blob();
}

function isService(body: unknown): boolean {
  return asRecord(body)['service'] === 'microgreens-state';
}
