import type { Readable } from 'node:stream';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { errorCodes, type FastifyRequest } from 'fastify';
import { wholeBuffers } from '../../store/whole-buffers.ts';

const SET_ASIDE_BYTES = 512 * 1024;

/** A body in the chunks it arrived in. The reader joins them. */
export interface ArrivedBody {
  readonly size: number;
  /** The last of its pieces; of a small body all of them. */
  readonly pieces: readonly Uint8Array[];
  /** Channel with the earlier chunks; absent if there are none. */
  readonly before: MessagePort | undefined;
}

const NO_BODY: ArrivedBody = { size: 0, pieces: [], before: undefined };

/** The body of a request as `takeBody` left it. */
export function arrivedBody({ body }: FastifyRequest): ArrivedBody {
  return (body as ArrivedBody | null | undefined) ?? NO_BODY;
}

/**
 * Receives a body.
 *
 * The chunks of a large one wait in an idle message channel, outside the heap of the main thread. Otherwise
 * garbage collection after a few large bodies would delay everyone. Refusals equal Fastify's own.
 */
export function takeBody(
  { headers }: FastifyRequest,
  payload: Readable,
  mostBytes: number,
): Promise<ArrivedBody> {
  const told = Number(headers['content-length'] ?? NaN);
  if (told > mostBytes) return Promise.reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
  return new Promise((resolve, reject) => {
    const arriving = new ArrivingBody();
    const settle = (error?: unknown): void => {
      // Not closed, so that a refusal still reaches its sender.
      payload.off('data', take).off('end', settle).off('error', settle);
      const body = arriving.all();
      const isCut = told >= 0 && told !== body.size;
      if (!error && !isCut) return resolve(body);
      body.before?.close();
      reject(error ? asRefusal(error) : new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH());
    };
    const take = (piece: Uint8Array): void => {
      arriving.add(piece);
      if (arriving.size > mostBytes) settle(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    };
    payload.on('data', take).on('end', settle).on('error', settle).resume();
  });
}

/** Frees an unread body. A body sent to another thread isn't here anymore. */
export function forgetBody(request: FastifyRequest): void {
  arrivedBody(request).before?.close();
}

/** Joins a body to one buffer. A large one can be read only once. */
export function wholeBody({ before, pieces }: ArrivedBody): Buffer {
  return Buffer.concat([...(before ? setAside(before) : []), ...pieces]);
}

function* setAside(before: MessagePort): Generator<Uint8Array> {
  for (let next = receiveMessageOnPort(before); next; next = receiveMessageOnPort(before)) {
    // Nothing else is ever sent there.
    yield* next.message as readonly Uint8Array[];
  }
  before.close();
}

class ArrivingBody {
  size = 0;
  #pieces: Uint8Array[] = [];
  #bytes = 0;
  #channel: MessageChannel | undefined;

  add(piece: Uint8Array): void {
    this.size += piece.byteLength;
    this.#bytes += piece.byteLength;
    this.#pieces.push(piece);
    if (this.#bytes >= SET_ASIDE_BYTES) this.#setAside();
  }

  all(): ArrivedBody {
    return { size: this.size, pieces: this.#pieces, before: this.#channel?.port2 };
  }

  #setAside(): void {
    this.#channel ??= new MessageChannel();
    this.#channel.port1.postMessage(this.#pieces, wholeBuffers(this.#pieces));
    this.#pieces = [];
    this.#bytes = 0;
  }
}

/** An aborted body is the client's error, unless the error says otherwise. */
function asRefusal(error: unknown): unknown {
  return error instanceof Error && !('statusCode' in error)
    ? Object.assign(error, { statusCode: 400 })
    : error;
}
