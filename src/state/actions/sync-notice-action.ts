import type { SyncNotice } from '../document/notices/sync-notice.ts';
import type { ActionOf } from './action-of.ts';

/** A notice of the farm, or one that is kept beside it on the device. */
export interface OneNotice {
  readonly id: string;
  readonly leftOver?: SyncNotice;
}

/** What a person decides about things that met while the farm was synced. */
export type SyncNoticeAction =
  /** Takes the value that gave way; the notice is done with. */
  | ActionOf<'RESTORE_SYNC_NOTICE', OneNotice>
  /** Puts the text that gave way below the one that was kept. */
  | ActionOf<'KEEP_BOTH_OF_SYNC_NOTICE', OneNotice>
  /** All is well as it is. Without an id: all of them. */
  | ActionOf<'DISMISS_SYNC_NOTICE', { readonly id?: string }>;
