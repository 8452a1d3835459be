import type { CDPSession } from '@playwright/test';
import { type HeldByKind, snapshotReader } from './snapshot-reader.ts';

/** Counts all that a page holds, once everything that nobody needs has been collected. */
export async function heldByKind(session: CDPSession): Promise<HeldByKind> {
  const reader = snapshotReader();
  const collect = ({ chunk }: { readonly chunk: string }) => reader.add(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return reader.held();
}
