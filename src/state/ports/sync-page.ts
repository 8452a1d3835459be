import type { IsoInstant, Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { SyncStatus } from './cloud-status.ts';

/** What tabs tell each other: the one that asks the cloud how it stands, and any what its grower has decided. */
export interface SyncNews {
  readonly status: SyncStatus;
  /** `meta.lastWriteAt` of the farm in the cloud; null when unknown. */
  readonly cloudWrittenAt: Millis | null;
  /** By how much the clock of the service is ahead of this device's; absent from tabs of older versions. */
  readonly clockOffset?: Millis | null;
  /** The question was answered in this tab, and with it which delete in the cloud does not count. */
  readonly answered?: { readonly overruled: IsoInstant | null };
}

/** The page between its fellow tabs. */
export interface SyncPage {
  /** What a grower would call this device, as `Chrome on Android`; absent when nobody can tell. */
  readonly deviceName?: string;
  /** Calls back when the page comes to the front, or the network comes back. */
  onWake(listener: (reason: 'attention' | 'online') => void): () => void;
  /** True in one tab of the browser: that one asks the cloud, to save requests. */
  leads(): boolean;
  onLead(listener: () => void): () => void;
  emit(news: SyncNews): void;
  onNews(listener: (news: SyncNews) => void): () => void;
  close(): void;
}

/** The farm that was kept on this device before anybody signed in. */
export interface EarlierFarm {
  /** Null when there is none, or an account was asked about it before. */
  find(): Promise<FarmDocument | null>;
  /** No account is asked again. */
  settle(): void;
}
