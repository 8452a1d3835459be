import { type CryptoKey, importJWK } from 'jose';
import { asRecord, isRecord, type JsonRecord } from '#state/document/json-record.ts';

type Keys = ReadonlyMap<string, CryptoKey>;

const WAIT_MS = 5_000;
/** How long keys hold when Google does not say. */
const USUAL_MS = 5 * 60_000;
const MAX_MS = 24 * 60 * 60_000;
/** An unknown key may be new, but is asked for at most this often. */
const REST_MS = 60_000;
/** Shorter keys can be guessed. */
const MIN_BITS = 2048;

export class KeysUnreachable extends Error {
  override readonly name = 'KeysUnreachable';
}

export type GoogleKeys = ReturnType<typeof googleKeys>;

/**
 * Google's public keys for ID tokens, by name.
 *
 * Fetched when first needed and cached as long as Google says. An unknown name triggers one more fetch, since
 * Google changes its keys every few weeks. Simultaneous requests share one fetch.
 */
export function googleKeys(url: string, now: () => number) {
  let keys: Keys = new Map();
  let until = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  /** Fetches the keys; whether that worked. Those from before stay until then. */
  function ask(): Promise<boolean> {
    asking ??= fetchKeys().finally(() => (asking = undefined));
    return asking;
  }

  async function fetchKeys(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(WAIT_MS);
      const answer = await fetch(url, { redirect: 'error', signal });
      const read = answer.ok ? await readKeys(await answer.json()) : undefined;
      if (!read || read.size === 0) return false;
      keys = read;
      askedAt = now();
      until = askedAt + lifeOf(answer.headers);
      return true;
    } catch {
      return false;
    }
  }

  return {
    /** Finds a key by name. Rejects if there is none, with `KeysUnreachable` if Google can't be asked. */
    async find(name: string | undefined): Promise<CryptoKey> {
      const isStale = now() >= until;
      if (isStale && !(await ask())) throw new KeysUnreachable();
      const isRested = now() >= askedAt + REST_MS;
      if (!keys.has(name ?? '') && isRested && !(await ask())) throw new KeysUnreachable();
      const key = keys.get(name ?? '');
      if (!key) throw new Error('Google has no such key');
      return key;
    },
  };
}

/** How long an answer may be kept, less the time that it has been under way already. */
function lifeOf(headers: Headers): number {
  const [, seconds] = /\bmax-age=(\d{1,9})\b/i.exec(headers.get('cache-control') ?? '') ?? [];
  if (seconds === undefined) return USUAL_MS;
  const age = /^\d{1,9}$/.exec(headers.get('age') ?? '')?.[0] ?? '0';
  return Math.min(MAX_MS, Math.max(0, Number(seconds) - Number(age)) * 1000);
}

/** The keys of a list that can prove a signature of ours; the others are passed over. */
async function readKeys(answer: unknown): Promise<Keys | undefined> {
  const listed = asRecord(answer)['keys'];
  if (!Array.isArray(listed)) return undefined;
  const read = await Promise.all(listed.filter(isRecord).map(readKey));
  return new Map(read.filter((key) => key !== undefined));
}

async function readKey(jwk: JsonRecord): Promise<readonly [string, CryptoKey] | undefined> {
  const { kid, kty, use = 'sig', alg = 'RS256' } = jwk;
  if (typeof kid !== 'string' || kty !== 'RSA' || use !== 'sig' || alg !== 'RS256')
    return undefined;
  try {
    const key = await importJWK({ ...jwk, kty }, 'RS256');
    if (key instanceof Uint8Array || !('modulusLength' in key.algorithm)) return undefined;
    return Number(key.algorithm.modulusLength) >= MIN_BITS ? [kid, key] : undefined;
  } catch {
    return undefined;
  }
}
