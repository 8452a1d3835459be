/** A value in a JSON text: its kind and position. */
export interface JsonPlace {
  readonly kind: 'object' | 'null' | 'other';
  readonly from: number;
  readonly to: number;
  /** Requested members of a visited object; the last of a repeated one. */
  readonly members: ReadonlyMap<string, JsonPlace>;
  /** Whether a visited object has other members. */
  readonly hasOthers: boolean;
}

interface JsonText {
  readonly root: JsonPlace;
  /** Whether a program that copies its keys one by one would change what all objects have. */
  readonly isPoisoned: boolean;
}

/** Which members of the outermost object are of interest, and which of them are looked into likewise. */
interface JsonInterest {
  readonly names: ReadonlySet<string>;
  readonly inside: ReadonlySet<string>;
}

/** A key that is written with an escape for every sign is six times as long. */
const MAX_ESCAPE_LENGTH = 6;
/** The lengths of `__proto__`, `prototype` and `constructor`, by their first sign. */
const TELLTALE_LENGTHS = new Map([
  [0x5f, 9],
  [0x70, 9],
  [0x63, 11],
]);
const KINDS = new Map<number, JsonPlace['kind']>([
  [0x7b, 'object'],
  [0x6e, 'null'],
]);
const DIGITS = [0x30, 0x39] as const;
/** `"`, `\`, `/`, `b`, `f`, `n`, `r` and `t`. */
const ESCAPED = new Set([0x22, 0x5c, 0x2f, 0x62, 0x66, 0x6e, 0x72, 0x74]);

/**
 * Parses a JSON text without building values: checks it and finds its parts.
 *
 * Six million keys cost only their bytes. Edits at a place keep the rest as sent; parsing and printing would
 * change numbers and drop repeated keys.
 *
 * @param bytes - UTF-8 with limited nesting.
 * @returns `undefined` if `JSON.parse` would fail.
 */
export function findPlaces(bytes: Buffer, interest: JsonInterest): JsonText | undefined {
  try {
    return new Reader(bytes, interest).readAll();
  } catch (error) {
    if (error instanceof NotJson) return undefined;
    throw error;
  }
}

/** The first place from here on that is not white space. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; ; at += 1) {
    const sign = bytes[at] ?? 0x21;
    // Most places have none: all that is white space stands below.
    if (sign > 0x20) return at;
    if (sign !== 0x20 && sign !== 0x0a && sign !== 0x0d && sign !== 0x09) return at;
  }
}

class NotJson extends Error {}

interface Found {
  readonly members: Map<string, JsonPlace>;
  hasOthers: boolean;
}

class Reader {
  readonly #bytes: Buffer;
  readonly #interest: JsonInterest;
  readonly #longestName: number;
  #at = 0;
  #isPoisoned = false;

  constructor(bytes: Buffer, interest: JsonInterest) {
    this.#bytes = bytes;
    this.#interest = interest;
    const names = [...interest.names, 'constructor'];
    this.#longestName = Math.max(...names.map((name) => name.length));
  }

  readAll(): JsonText {
    const root = this.#place(true);
    if (this.#skip() !== this.#bytes.length) throw new NotJson();
    return { root, isPoisoned: this.#isPoisoned };
  }

  #skip(): number {
    return (this.#at = skipSpace(this.#bytes, this.#at));
  }

  #next(): number {
    return this.#bytes[this.#at] ?? -1;
  }

  /** Goes past a sign if it is the next one. */
  #takes(sign: number): boolean {
    if (this.#next() !== sign) return false;
    this.#at += 1;
    return true;
  }

  #needs(sign: number): void {
    if (!this.#takes(sign)) throw new NotJson();
  }

  /** A value that somebody asked for. */
  #place(isInside: boolean): JsonPlace {
    const from = this.#skip();
    const sign = this.#next();
    const found: Found = { members: new Map(), hasOthers: false };
    if (isInside && sign === 0x7b) this.#object(found);
    else this.#value();
    return { kind: KINDS.get(sign) ?? 'other', from, to: this.#at, ...found };
  }

  /** Goes past a value. Returns whether it is an object with a member `prototype`. */
  #value(): boolean {
    this.#skip();
    switch (this.#next()) {
      case 0x7b:
        return this.#object(undefined);
      case 0x5b:
        this.#list();
        break;
      case 0x22:
        this.#string();
        break;
      case 0x74:
        this.#word('true');
        break;
      case 0x66:
        this.#word('false');
        break;
      case 0x6e:
        this.#word('null');
        break;
      default:
        this.#number();
    }
    return false;
  }

  /** Goes past an object, and notes what is found in one that is looked into. */
  #object(found: Found | undefined): boolean {
    let hasPrototype = false;
    this.#at += 1;
    this.#skip();
    if (this.#takes(0x7d)) return false;
    do {
      const name = this.#key(found !== undefined);
      const isOfPrototype = found ? this.#member(name, found) : this.#value();
      if (name === '__proto__' || (name === 'constructor' && isOfPrototype)) {
        this.#isPoisoned = true;
      }
      if (name === 'prototype') hasPrototype = true;
    } while (this.#takesAfterSpace(0x2c));
    this.#needs(0x7d);
    return hasPrototype;
  }

  #member(name: string | undefined, found: Found): boolean {
    if (name === undefined || !this.#interest.names.has(name)) {
      found.hasOthers = true;
      return this.#value();
    }
    found.members.set(name, this.#place(this.#interest.inside.has(name)));
    return false;
  }

  /** Goes past a key and its colon. */
  #key(isLookedAt: boolean): string | undefined {
    const open = this.#skip();
    const hasEscape = this.#string();
    const name = hasEscape ? this.#escapedName(open) : this.#plainName(open, isLookedAt);
    this.#skip();
    this.#needs(0x3a);
    return name;
  }

  #takesAfterSpace(sign: number): boolean {
    this.#skip();
    return this.#takes(sign);
  }

  /** The key just read, where it may matter: a text of each of millions would cost too much. */
  #plainName(open: number, isLookedAt: boolean): string | undefined {
    const length = this.#at - open - 2;
    const isWanted = isLookedAt
      ? length <= this.#longestName
      : TELLTALE_LENGTHS.get(this.#bytes[open + 1] ?? -1) === length;
    return isWanted ? this.#bytes.toString('latin1', open + 1, this.#at - 1) : undefined;
  }

  #escapedName(open: number): string | undefined {
    if (this.#at - open - 2 > this.#longestName * MAX_ESCAPE_LENGTH) return undefined;
    return String(JSON.parse(this.#bytes.toString('utf8', open, this.#at)));
  }

  #list(): void {
    this.#at += 1;
    this.#skip();
    if (this.#takes(0x5d)) return;
    do this.#value();
    while (this.#takesAfterSpace(0x2c));
    this.#needs(0x5d);
  }

  /** Whether the string has an escape in it. */
  #string(): boolean {
    const bytes = this.#bytes;
    this.#needs(0x22);
    let hasEscape = false;
    // Most of a text is signs of strings: a place of its own is quicker than that of the reader.
    let at = this.#at;
    for (;;) {
      const sign = bytes[at] ?? -1;
      // What would be a control sign is none of a string, and neither is the end.
      if (sign < 0x20) throw new NotJson();
      at += 1;
      if (sign === 0x22) break;
      if (sign !== 0x5c) continue;
      hasEscape = true;
      this.#at = at;
      this.#escape();
      at = this.#at;
    }
    this.#at = at;
    return hasEscape;
  }

  #escape(): void {
    const sign = this.#next();
    this.#at += 1;
    if (ESCAPED.has(sign)) return;
    if (sign !== 0x75) throw new NotJson();
    for (let digits = 0; digits < 4; digits += 1) {
      if (!isHex(this.#next())) throw new NotJson();
      this.#at += 1;
    }
  }

  #number(): void {
    this.#takes(0x2d);
    if (!this.#takes(0x30)) this.#digits();
    if (this.#takes(0x2e)) this.#digits();
    if (!this.#takes(0x65) && !this.#takes(0x45)) return;
    if (!this.#takes(0x2b)) this.#takes(0x2d);
    this.#digits();
  }

  #digits(): void {
    const from = this.#at;
    while (this.#next() >= DIGITS[0] && this.#next() <= DIGITS[1]) this.#at += 1;
    if (this.#at === from) throw new NotJson();
  }

  #word(word: string): void {
    const end = Math.min(this.#at + word.length, this.#bytes.length);
    if (this.#bytes.toString('latin1', this.#at, end) !== word) throw new NotJson();
    this.#at += word.length;
  }
}

function isHex(sign: number): boolean {
  const lower = sign | 0x20;
  return (sign >= DIGITS[0] && sign <= DIGITS[1]) || (lower >= 0x61 && lower <= 0x66);
}
