import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** Readiness of the cloud on this page; if it isn't ready, a sentence for the user. */
export type CloudReadiness =
  | { readonly ready: true }
  | { readonly ready: false; readonly reason: string };

/** Answer of the state service, or that there was none. */
export interface CloudAnswer {
  /** Answered with a 2xx status, and the body could be read. */
  readonly ok: boolean;
  /** 0 when no answer came, or one that is not from the state service. */
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | null;
  /** The clock of the service. */
  readonly serverNow: Millis | null;
  /** How long the service asks to be left alone. */
  readonly retryAfter: Millis | null;
  /** When the farm was deleted there on purpose. */
  readonly deletedAt: string | null;
  readonly deletedBy?: string;
  /** Why there is no answer. */
  readonly error: string | null;
  /** Role of the key's member; absent if not sent. */
  readonly role?: string;
}

export const NO_ANSWER: CloudAnswer = {
  ok: false,
  status: 0,
  body: null,
  etag: null,
  serverNow: null,
  retryAfter: null,
  deletedAt: null,
  error: null,
};

/** Condition on the stored farm for a write. `any` if the service has no ETags. */
export type SaveCondition =
  | { readonly kind: 'tag'; readonly etag: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'any' };

export interface CloudUser {
  readonly userId: string;
  readonly token: string;
}

/** The state service. No call ever rejects: without an answer the status is 0. */
export interface Cloud {
  readiness(): Promise<CloudReadiness>;
  /** @param known - ETag of the copy that is here already; answered with 304 when it is still the newest. */
  load(user: CloudUser, known: string | null): Promise<CloudAnswer>;
  save(user: CloudUser, farm: FarmDocument, condition: SaveCondition): Promise<CloudAnswer>;
  /** Replaces some parts of the stored farm; `any` isn't allowed. */
  patch(user: CloudUser, parts: object, condition: SaveCondition): Promise<CloudAnswer>;
  remove(user: CloudUser): Promise<CloudAnswer>;
  /** Makes a token worthless there at once. Every other call with it, also one under way, has no answer. */
  signOut(token: string): Promise<CloudAnswer>;
}
