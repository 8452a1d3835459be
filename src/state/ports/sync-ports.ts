import type { IsoInstant, Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { MergeIntent } from '../store/farm-timeline.ts';
import type { SyncStatus } from './cloud-status.ts';

/** The farm of this tab, as syncing works on it. */
export interface SyncFarm {
  /** The farm as it is now, stored or not. */
  now(): FarmDocument;
  /** The farm on the disk, once everything so far is there; rejects when this page no longer keeps it. */
  stored(): Promise<FarmDocument>;
  /** Resolves once the change is on the disk, or no longer applies; rejects when this page no longer keeps the farm. */
  merge(intent: Omit<MergeIntent, 'kind'>): Promise<void>;
  onChange(listener: () => void): () => void;
}

/** Who is signed in on this device, as far as syncing cares. */
export interface SyncAccount {
  /** Null when nobody is. */
  userId(): string | null;
  /** A token that holds; null when there is none within the time. It never asks the grower. */
  token(options?: { readonly waitMs?: Millis }): Promise<string | null>;
  /** A token that the grower was asked for just now, or asks for with a window; rejects when none comes. */
  freshToken(): Promise<string>;
  /** The state service does not take this token: another one is needed. */
  refuse(token: string): void;
  onChange(listener: () => void): () => void;
}

/** What tabs tell each other: the one that asks the cloud how it stands, and any what its grower has decided. */
export interface SyncNews {
  readonly status: SyncStatus;
  /** `meta.lastWriteAt` of the farm in the cloud; null when unknown. */
  readonly cloudWrittenAt: Millis | null;
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
  tell(news: SyncNews): void;
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
