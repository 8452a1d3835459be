/** Packed size from which a document is large enough to delay others. */
export const LARGE_WRITE_BYTES = 256 * 1024;

/** A stored document: its exact JSON text, compressed. */
export interface PackedDocument {
  /** The JSON text in gzip form: a year of tasks is a tenth of its size, and so are its versions. */
  readonly gzip: Uint8Array;
  /** SHA-256 of the JSON text, as 64 hexadecimal digits. */
  readonly hash: string;
  /** Bytes of the JSON text. */
  readonly size: number;
  /** Whether it was sent as `{state}` and so is handed out as `{state, updated_at}`. */
  readonly wrapped: boolean;
}

/** Metadata of a document, known without reading it. */
export type DocumentFacts = Omit<PackedDocument, 'gzip'>;

/** The newest version of a user's farm. */
export interface StateHead {
  /** Grows by one with every change, a removal included, and never starts over. */
  readonly version: number;
  /** Milliseconds of the change. */
  readonly savedAt: number;
  /** Null when the farm was removed: then `savedAt` says when. */
  readonly document: DocumentFacts | null;
  /** Member whose key removed it; absent while it exists, and for Google accounts. */
  readonly removedBy?: string;
}

/** A version that can be restored. */
export interface KeptVersion {
  readonly version: number;
  readonly savedAt: number;
  /** Device whose key stored it; absent for Google accounts and commands. */
  readonly deviceId?: string;
  readonly document: DocumentFacts;
  /** Bytes that it takes in the store. */
  readonly packedSize: number;
}

/** A version with its document. */
export interface StoredVersion {
  readonly version: number;
  readonly savedAt: number;
  /** As in `KeptVersion`. */
  readonly deviceId?: string;
  readonly document: PackedDocument;
}
