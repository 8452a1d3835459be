import type { FarmTimeline, Intent } from './farm-timeline.ts';
import type { CopyReason, DocumentStorage } from '../ports/document-storage.ts';

/** Copies every farm a pending change replaces as a whole before storing it, once per change id in `done`. */
export async function backUpReplacedFarm(
  storage: DocumentStorage,
  timeline: FarmTimeline,
  done: Set<string>,
): Promise<void> {
  let before = timeline.confirmed;
  for (const { intent, change, after } of timeline.pending) {
    const reason = replaceReason(intent);
    if (reason !== null && !done.has(change.id)) {
      await storage.saveCopy(before.document, reason, change.at);
      done.add(change.id);
    }
    before = after;
  }
}

/** Why a change keeps a copy of the farm before it: it replaces the farm as a whole. Null when it does not. */
export function replaceReason(intent: Intent): CopyReason | null {
  if (intent.kind !== 'do') return null;
  switch (intent.action.type) {
    case 'LOAD_DATA_SLICES':
      return intent.action.payload.fromCopy ? 'restore' : 'import';
    case 'LOAD_DEMO_DATA':
      return 'demo';
    case 'RESET_DATA':
      return 'reset';
    default:
      return null;
  }
}
