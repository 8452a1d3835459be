import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

type Fields = Readonly<Record<string, unknown>>;

/** The keys that a stand-in for Google signs ID tokens with. */
export interface SigningKeys {
  /** The public halves as Google lists them. */
  listed(): { readonly keys: readonly object[] };
  /** An ID token with this content; fields of the header may be others, or missing. */
  sign(content: Fields, header?: Fields): string;
  /** Takes a new key and lists the old one no more. */
  change(): void;
}

interface Pair {
  readonly kid: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** Keys by their number, made when they are first needed: that takes a while. */
const PAIRS = new Map<number, Pair>();

/** @param first - The number of the first key; stand-ins that begin with the same one share it. */
export function createSigningKeys(first = 1): SigningKeys {
  let number = first;
  const newest = (): Pair => {
    const pair = PAIRS.get(number) ?? makePair(number);
    PAIRS.set(number, pair);
    return pair;
  };
  return {
    listed() {
      const { kid, publicKey } = newest();
      const fields = { kid, use: 'sig', alg: 'RS256' };
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), ...fields }] };
    },
    sign(content, header = {}) {
      const { kid, privateKey } = newest();
      const text = `${part({ alg: 'RS256', typ: 'JWT', kid, ...header })}.${part(content)}`;
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
    change: () => void (number += 1),
  };
}

function makePair(number: number): Pair {
  return { kid: `key-${number}`, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

export function part(value: Fields): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
