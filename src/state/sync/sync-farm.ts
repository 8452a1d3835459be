import type { ActionContext } from '#domain/calendar/moment.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { SyncChange } from '../document/sync/sync-records.ts';

export interface SyncFarm {
  /** The farm as it is now, stored or not. */
  now(): FarmDocument;
  /** The farm on the disk, once everything so far is there; rejects when this page no longer keeps it. */
  stored(): Promise<FarmDocument>;
  /** Resolves once the change is on the disk, or no longer applies; rejects when this page no longer keeps the farm. */
  merge(intent: Pick<MergeIntent, 'label' | 'make'>): Promise<void>;
  onChange(listener: () => void): () => void;
}

/** Something that syncing does with the farm. It becomes a row also when nothing else changes by it. */
export interface MergeIntent {
  readonly kind: 'merge';
  readonly label: string;
  readonly moment: ActionContext;
  /** Worked out again whenever rows of other tabs come first; null when it no longer applies. */
  readonly make: (farm: FarmDocument) => MergeOutcome | null;
}

/** A farm after syncing did something with it, and what has to be remembered together with that. */
interface MergeOutcome {
  readonly farm: FarmDocument;
  readonly sync: SyncChange;
}
