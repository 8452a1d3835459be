/** A member of an object inside a JSON text: its key, and where its value stands. */
interface Member {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const SPACE = /[\t\n\r ]/;
const END_OF_WORD = /[,\]}\t\n\r ]/;

/** How deep objects and lists stand inside each other; also of a text that is not JSON. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at) - 1;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
}

/**
 * Where a member of an object stands in a valid JSON text.
 *
 * Changing the text there keeps all of it as it was sent; parsing and printing it again would write
 * numbers differently and drop repeated keys.
 *
 * @param open - Place of the object's opening brace.
 * @returns The last one when the key is repeated, as parsing takes that one, too.
 */
export function findMember(text: string, open: number, key: string): Member | undefined {
  return [...members(text, open)].findLast((member) => member.key === key);
}

/** The first place from here on that is not white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (SPACE.test(text[at] ?? '')) at += 1;
  return at;
}

function* members(text: string, open: number): Generator<Member> {
  let at = skipSpace(text, open + 1);
  while (text[at] === '"') {
    const endOfKey = endOfString(text, at);
    const key = String(JSON.parse(text.slice(at, endOfKey)));
    const colon = skipSpace(text, endOfKey);
    const from = skipSpace(text, colon + 1);
    const to = endOfValue(text, from);
    yield { key, from, to };
    const comma = skipSpace(text, to);
    at = skipSpace(text, comma + 1);
  }
}

function endOfValue(text: string, from: number): number {
  if (text[from] === '"') return endOfString(text, from);
  if (text[from] !== '{' && text[from] !== '[') return endOfWord(text, from);
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if ((sign === '}' || sign === ']') && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !END_OF_WORD.test(text[at] ?? '')) at += 1;
  return at;
}

/** The place behind the closing quote of the string that opens here. */
function endOfString(text: string, open: number): number {
  let quote = text.indexOf('"', open + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote < 0 ? text.length : quote + 1;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
