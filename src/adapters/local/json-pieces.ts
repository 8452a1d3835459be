const ENTRIES_A_PIECE = 500;

/** A row of the log has its records this deep: row, changes, change, records. */
const DEPTH = 4;

/**
 * The text that `JSON.stringify` makes of a value, in pieces: a long list is written some hundred entries at a time,
 * so that the page can react in between.
 *
 * @param value - Plain JSON; long lists deeper than those of a row of the log are written at once.
 */
export function* jsonPieces(
  value: unknown,
  depth: number = DEPTH,
): Generator<string, void, undefined> {
  if (depth === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value);
  else if (!Array.isArray(value)) yield* piecesOfFields(Object.entries(value), depth);
  else if (value.length > ENTRIES_A_PIECE) yield* piecesOfLongList(value);
  else yield* piecesOfList(value, depth);
}

function* piecesOfFields(fields: readonly [string, unknown][], depth: number) {
  let before = '{';
  for (const [name, field] of fields) {
    if (field === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(field, depth - 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function* piecesOfList(list: readonly unknown[], depth: number) {
  let before = '[';
  for (const entry of list) {
    yield before;
    yield* jsonPieces(entry ?? null, depth - 1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function* piecesOfLongList(list: readonly unknown[]) {
  let before = '[';
  for (let at = 0; at < list.length; at += ENTRIES_A_PIECE) {
    yield before + JSON.stringify(list.slice(at, at + ENTRIES_A_PIECE)).slice(1, -1);
    before = ',';
  }
  yield ']';
}
