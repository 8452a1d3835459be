import type { CompactFarm } from '#state/normalise/compact-farm.ts';

/** A farm that comes line by line, in the text that `farmTextPieces` wrote. */
export interface FarmOfLines {
  readonly add: (line: string) => void;
  /** The farm once its last line has come; work of long ago is still compact. */
  readonly whole: () => CompactFarm;
}

/** How the line ends on which a long list begins; its name stands there. */
const OPENS_LIST = /"(\w+)":\[$/;
const LONGEST_OPENING = 50;

/** Reads a farm as its lines come. A text without any line break, of an older version, is one line. */
export function farmOfLines(): FarmOfLines {
  /** The text without the records of its long lists. */
  let frame = '';
  let list: unknown[] | null = null;
  const lists = new Map<string, readonly unknown[]>();
  return {
    add(line) {
      if (list !== null && !line.startsWith(']')) {
        for (const record of recordsOn(line)) list.push(record);
        return;
      }
      frame += line;
      const name = OPENS_LIST.exec(line.slice(-LONGEST_OPENING))?.[1];
      list = name === undefined ? null : [];
      if (name !== undefined && list !== null) lists.set(name, list);
    },
    whole() {
      // Only farms are written as such texts.
      const farm = JSON.parse(frame) as CompactFarm;
      return lists.size === 0 ? farm : { ...farm, ...Object.fromEntries(lists) };
    },
  };
}

function recordsOn(line: string): readonly unknown[] {
  // The writer puts records between its line breaks, and a comma behind all lines but the last.
  return JSON.parse(`[${line.endsWith(',') ? line.slice(0, -1) : line}]`) as unknown[];
}
