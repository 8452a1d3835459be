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

/**
 * Google's public keys for ID tokens, by name.
 *
 * Fetched when first needed and cached as long as Google says. An unknown name triggers one more fetch, since
 * Google changes its keys every few weeks. Simultaneous requests share one fetch.
 */
export class GoogleKeys {
  readonly #url: string;
  readonly #now: () => number;
  #keys: Keys = new Map();
  #until = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | undefined;

  constructor(url: string, now: () => number) {
    this.#url = url;
    this.#now = now;
  }

  /** Finds a key by name. Rejects if there is none, with `KeysUnreachable` if Google can't be asked. */
  async find(name: string | undefined): Promise<CryptoKey> {
    const isStale = this.#now() >= this.#until;
    if (isStale && !(await this.#ask())) throw new KeysUnreachable();
    const isRested = this.#now() >= this.#askedAt + REST_MS;
    if (!this.#keys.has(name ?? '') && isRested && !(await this.#ask()))
      throw new KeysUnreachable();
    const key = this.#keys.get(name ?? '');
    if (!key) throw new Error('Google has no such key');
    return key;
  }

  /** Fetches the keys; whether that worked. Those from before stay until then. */
  #ask(): Promise<boolean> {
    this.#asking ??= this.#fetch().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #fetch(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(WAIT_MS);
      const answer = await fetch(this.#url, { redirect: 'error', signal });
      const keys = answer.ok ? await readKeys(await answer.json()) : undefined;
      if (!keys || keys.size === 0) return false;
      this.#keys = keys;
      this.#askedAt = this.#now();
      this.#until = this.#askedAt + lifeOf(answer.headers);
      return true;
    } catch {
      return false;
    }
  }
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
