import type { SyncNotice } from '../document/notices/sync-notice.ts';

/** A notice of the farm, or one that is kept beside it on the device. */
export interface OneNotice {
  readonly id: string;
  readonly leftOver?: SyncNotice;
}

/** What a person decides about things that met while the farm was synced. */
export type SyncNoticeAction =
  /** Takes the value that gave way; the notice is done with. */
  | { readonly type: 'RESTORE_SYNC_NOTICE'; readonly payload: OneNotice }
  /** Puts the text that gave way below the one that was kept. */
  | { readonly type: 'KEEP_BOTH_OF_SYNC_NOTICE'; readonly payload: OneNotice }
  /** All is well as it is. Without an id: all of them. */
  | { readonly type: 'DISMISS_SYNC_NOTICE'; readonly payload: { readonly id?: string } };
