/** What a page holds in megabytes, by whose it is. */
export interface HeldByKind {
  /** Objects, functions, lists and texts of the page. */
  readonly page: number;
  /** What V8 makes and notes of the code that runs often. */
  readonly code: number;
  /** What Chromium itself keeps of elements, styles and how quick the page is. */
  readonly browser: number;
}

/** The head of a heap snapshot: which numbers of a node are which. */
interface SnapshotHead {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [kinds: readonly string[], ...others: unknown[]];
    };
  };
}

const NODES = '"nodes":[';

/**
 * Reads a heap snapshot of Chromium while its parts come: as one text it may be longer than a text can be. What
 * stands behind the nodes, ways and names, is passed over.
 */
export function snapshotReader() {
  const held = { page: 0, code: 0, browser: 0 };
  let stage: 'head' | 'nodes' | 'done' = 'head';
  let rest = '';
  let count = (_numbers: readonly number[]): number => 0;

  function readNodes(text: string): void {
    const end = text.indexOf(']');
    const numbers = (end < 0 ? text : text.slice(0, end)).split(',');
    // The last number may go on in the next part.
    const unread = end < 0 ? (numbers.pop() ?? '') : '';
    const whole = numbers.map(Number);
    const used = count(whole);
    rest = [...whole.slice(used), unread].join(',');
    if (end >= 0) stage = 'done';
  }

  return {
    add(part: string): void {
      if (stage === 'done') return;
      const text = rest + part;
      if (stage === 'nodes') return readNodes(text);
      const at = text.indexOf(NODES);
      rest = text;
      if (at < 0) return;
      count = counterOf(JSON.parse(`${text.slice(0, at)}"end":0}`) as SnapshotHead, held);
      stage = 'nodes';
      readNodes(text.slice(at + NODES.length));
    },
    /** Throws when the snapshot has not come to the end of its nodes. */
    held(): HeldByKind {
      if (stage !== 'done') throw new Error('The snapshot of the memory ends before its nodes do');
      return held;
    },
  };
}

/** Adds whole nodes to what is held; returns how many of the numbers these were. */
function counterOf({ snapshot }: SnapshotHead, held: Record<keyof HeldByKind, number>) {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  return (numbers: readonly number[]): number => {
    const used = numbers.length - (numbers.length % fields.length);
    for (let node = 0; node < used; node += fields.length) {
      const kind = types[0][numbers[node + kindAt] ?? 0];
      const whose = kind === 'code' ? 'code' : kind === 'native' ? 'browser' : 'page';
      held[whose] += (numbers[node + sizeAt] ?? 0) / 1e6;
    }
    return used;
  };
}
