import type { CDPSession } from '@playwright/test';

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
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [kinds: readonly string[], ...others: unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Counts all that a page holds, once everything that nobody needs has been collected. */
export async function heldByKind(session: CDPSession): Promise<HeldByKind> {
  const parts: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  // Chromium writes its snapshots so.
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const held = { page: 0, code: 0, browser: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + kindAt] ?? 0];
    const whose = kind === 'code' ? 'code' : kind === 'native' ? 'browser' : 'page';
    held[whose] += (nodes[node + sizeAt] ?? 0) / 1e6;
  }
  return held;
}
