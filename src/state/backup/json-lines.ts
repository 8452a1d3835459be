/** Records per line of a long list: fast to read, with few lines. */
export const RECORDS_A_LINE = 500;

/** JSON of an object in pieces; a long list goes over many lines, so that `readJsonLines` reads it while the page reacts. */
export function* writeJsonChunks(fields: object): Generator<string, void, undefined> {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (isLongList(name, value)) yield* linesOf(value);
    else yield JSON.stringify(value);
  }
  yield before === '{' ? '{}' : '}';
}

/** The name is found again at the end of a line, so it has to be a plain one. */
function isLongList(name: string, value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > RECORDS_A_LINE && /^\w{1,40}$/.test(name);
}

function* linesOf(records: readonly unknown[]): Generator<string, void, undefined> {
  let before = '[\n';
  for (let at = 0; at < records.length; at += RECORDS_A_LINE) {
    const line = JSON.stringify(records.slice(at, at + RECORDS_A_LINE));
    yield before + line.slice(1, -1);
    before = ',\n';
  }
  yield '\n]';
}

/** End of a line that starts a long list, with its name. */
const OPENS_LIST = /"(\w+)":\[$/;
const LONGEST_OPENING = 50;

/** A long list, and its placeholder until it is read. */
interface FoundList {
  readonly name: string;
  readonly token: string;
  readonly records: unknown[];
}

/** Reads a text that `writeJsonChunks` wrote, also as the `state` of another object. One without line breaks is one line. */
export function readJsonLines() {
  /** The text without the records of its long lists. */
  let frame = '';
  const lists: FoundList[] = [];
  let open: FoundList | null = null;
  return {
    /** Throws when a line is not what `writeJsonChunks` wrote. */
    add(line: string): void {
      if (open !== null && !line.startsWith(']')) {
        for (const record of recordsOn(line)) open.records.push(record);
        return;
      }
      frame += line;
      const name = OPENS_LIST.exec(line.slice(-LONGEST_OPENING))?.[1];
      open = name === undefined ? null : { name, token: `lines ${lists.length}`, records: [] };
      if (open === null) return;
      lists.push(open);
      frame += JSON.stringify(open.token);
    },
    /** The value once its last line has come. Throws when the lines are not what `writeJsonChunks` wrote. */
    whole(): unknown {
      const value: unknown = JSON.parse(frame);
      for (const list of lists) putIn(value, list);
      return value;
    },
  };
}

function recordsOn(line: string): readonly unknown[] {
  // The writer puts records between its line breaks, and a comma behind all lines but the last.
  return JSON.parse(`[${line.endsWith(',') ? line.slice(0, -1) : line}]`) as unknown[];
}

/** Puts a list where it stood. A file of another tool may have one deeper inside: that is not read by its lines. */
function putIn(value: unknown, { name, token, records }: FoundList): void {
  const fields = isFields(value) ? value : {};
  for (const holder of [fields, fields['state']]) {
    if (!isFields(holder)) continue;
    const stands = holder[name];
    if (!Array.isArray(stands) || stands.length !== 1 || stands[0] !== token) continue;
    holder[name] = records;
    return;
  }
  throw new Error(`No place for ${name}`);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
