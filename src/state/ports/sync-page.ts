import type { IsoInstant, Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { SyncStatus } from './cloud-status.ts';

/** Messages between tabs: sync status from the leader tab, and decisions from any tab. */
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
  /** Name for this device, such as `Chrome on Android`; absent if unknown. */
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

/** The farm stored on this device before sign-in. */
export interface EarlierFarm {
  /** `null` if there is none or an account was already asked about it. */
  find(): Promise<FarmDocument | null>;
  /** No account is asked again. */
  settle(): void;
}
