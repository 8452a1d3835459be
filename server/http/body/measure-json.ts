interface JsonMeasure {
  readonly depth: number;
  /** Values of every kind, those of members and of lists alike. */
  readonly values: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENINGS = [0x5b, 0x7b] as const;
const CLOSINGS = [0x5d, 0x7d] as const;

/**
 * Measures a text before it is parsed, even if it isn't JSON.
 *
 * Stops at the first exceeded limit, so the worst text costs no more than the largest valid one.
 */
export function measureJson(bytes: Uint8Array, limits: JsonMeasure): JsonMeasure {
  let [depth, deepest, values] = [0, 0, 1];
  let isJustOpened = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at] ?? 0;
    if (sign <= 0x20) continue;
    const isClosing = sign === CLOSINGS[0] || sign === CLOSINGS[1];
    // What was opened has a first value, unless it is closed at once.
    if (isJustOpened && !isClosing) values += 1;
    isJustOpened = sign === OPENINGS[0] || sign === OPENINGS[1];
    if (isJustOpened) deepest = Math.max(deepest, (depth += 1));
    else if (isClosing) depth -= 1;
    else if (sign === COMMA) values += 1;
    else if (sign === QUOTE) at = endOfString(bytes, at);
    if (deepest > limits.depth || values > limits.values) break;
  }
  return { depth: deepest, values };
}

/** Position of the closing quote of a string; the end if there is none. */
function endOfString(bytes: Uint8Array, open: number): number {
  let at = open + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
