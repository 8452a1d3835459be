import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  entityTag,
  unpackDocument,
  type StateHead,
  type StoredVersion,
} from '../../store/stored-farm.ts';
import type { StateStore } from '../../store/state-store.ts';
import type { StoreRoom } from '../../store/sqlite/store-quota.ts';
import type { KnownDevice } from '../../members/farm-people.ts';
import { isoTime } from '../answer.ts';
import { addReadableHeader } from '../cors.ts';
import { farmDeletion } from '../farm-deletion.ts';
import type { FarmsSettings } from '../farms/farms-parts.ts';
import type { BodyTurns } from '../body/body-turns.ts';
import type { BodyWorkers } from '../body/body-workers.ts';
import type { WritePauses } from '../write-pauses.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** A larger farm leaves bit by bit; unpacked it is never in memory as a whole. */
const LARGE = 64 * 1024;

/** A request for a farm that may be answered, and what it is answered with. */
export interface StateCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly store: StateStore;
  readonly userId: string;
  /** Queue of bodies and answers: a device, or the user. */
  readonly lane: string;
  /** Device of the request's key; the store checks it again when writing. */
  readonly known: KnownDevice | undefined;
  readonly farms: FarmsSettings | undefined;
  /** Answers with a farm that are on their way. */
  readonly reads: BodyTurns;
  readonly workers: BodyWorkers;
  readonly pauses: WritePauses;
  readonly room: StoreRoom;
  /** How long an answer waits for a client that takes nothing of it. */
  readonly stallMs: number;
  /** The largest document in bytes, unpacked. */
  readonly maxBodyBytes: number;
}

/** `GET`: returns the document as it was sent, or `null`. A client with the same version got 304 before. */
export async function answerRead(call: StateCall): Promise<FastifyReply> {
  const { store, userId, lane, known, reads, stallMs, reply } = call;
  if (!(await reads.enter(lane, reply.raw))) return reply.hijack();
  // Node ends it when it looks for the second time and nothing has moved since the first.
  reply.raw.setTimeout(stallMs / 2, () => reply.raw.destroy());
  const stored = await readNewest(store, userId);
  if ('document' in stored) return sendDocument(call, stored);
  const { gone } = stored;
  const deletedAt = gone ? gone.savedAt : await store.erasedAt(userId);
  if (deletedAt !== undefined) reply.header('x-state-deleted-at', isoTime(deletedAt));
  const deletion = known && (await farmDeletion(store, userId, gone));
  // Names have signs that no header may have.
  if (deletion?.deletedBy)
    addReadableHeader(reply, 'X-State-Deleted-By', encodeURIComponent(deletion.deletedBy));
  return reply.headers({ etag: entityTag(gone), 'content-type': JSON_TYPE }).send('null');
}

async function readNewest(
  store: StateStore,
  userId: string,
): Promise<StoredVersion | { readonly gone: StateHead | undefined }> {
  const stored = await store.read(userId);
  if (stored) return stored;
  const gone = await store.head(userId);
  // Stored between the two questions: the newer answer is the right one.
  return gone?.document ? readNewest(store, userId) : { gone };
}

async function sendDocument({ request, reply }: StateCall, stored: StoredVersion) {
  const { document } = stored;
  const etag = entityTag(stored);
  reply.headers({ etag, 'content-type': JSON_TYPE });
  if (!document.wrapped && takesGzip(request)) {
    // It rests packed, so it can leave packed. A view, not a copy: it may be large.
    const { buffer, byteOffset, byteLength } = document.gzip;
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    return reply
      .headers({ 'content-encoding': 'gzip', vary })
      .send(Buffer.from(buffer, byteOffset, byteLength));
  }
  const rest = JSON.stringify({ updated_at: isoTime(stored.savedAt), etag }).slice(1);
  const [before, after] = document.wrapped ? ['{"state":', `,${rest}`] : ['', ''];
  if (document.size < LARGE) {
    const json = await unpackDocument(document);
    return reply.send(Buffer.concat([Buffer.from(before), json, Buffer.from(after)]));
  }
  return reply
    .header('content-length', before.length + document.size + after.length)
    .send(unpackingStream(document.gzip, before, after));
}

function takesGzip({ headers }: FastifyRequest): boolean {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}

/** So much is unpacked at a time: each time waits for a thread that others want as well. */
const AT_A_TIME = { chunkSize: 64 * 1024 };

/** Unpacks a text between two others at the reader's speed. It is never whole in memory. */
function unpackingStream(gzip: Uint8Array, before: string, after: string): Readable {
  const unpacked = pipeline(Readable.from([gzip]), createGunzip(AT_A_TIME), () => undefined);
  if (before === '' && after === '') return unpacked;
  return Readable.from(between(before, unpacked, after), { objectMode: false });
}

async function* between(before: string, unpacked: AsyncIterable<Buffer>, after: string) {
  yield Buffer.from(before);
  yield* unpacked;
  yield Buffer.from(after);
}
