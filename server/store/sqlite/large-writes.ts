import { Worker } from 'node:worker_threads';
import { askThread } from '../../ask-thread.ts';
import type { StateStore, WriteResult } from '../state-store.ts';
import { wholeBuffers } from '../whole-buffers.ts';

type WriteRequest = Parameters<StateStore['write']>;

export type LargeWriteQuestion =
  | { readonly kind: 'write'; readonly wish: WriteRequest }
  | { readonly kind: 'close' };

export type LargeWriteAnswer =
  | { readonly kind: 'done'; readonly result: WriteResult }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'closed' };

/** The database in which they are stored: a SQLite file, or PostgreSQL. */
export type LargeWritePlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * Stores large documents outside the main thread.
 *
 * Writing megabytes and old versions takes a tenth of a second or more, and encoding them for PostgreSQL nearly
 * as long; in the main thread everyone would wait. One write at a time; the thread starts with the first.
 */
export class LargeWrites {
  readonly #place: LargeWritePlace;
  #thread: Worker | undefined;
  /** Settles with the last write that was asked for. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(place: LargeWritePlace) {
    this.#place = place;
  }

  /** Stores a document; its bytes are the thread's from now on. */
  write(...wish: WriteRequest): Promise<WriteResult> {
    const written = this.#last.then(() => this.#write(wish));
    this.#last = written.catch(() => undefined);
    return written;
  }

  async #write(wish: WriteRequest): Promise<WriteResult> {
    const [, document] = wish;
    const bytes = document ? wholeBuffers([document.gzip]) : [];
    const answer = await this.#ask({ kind: 'write', wish }, bytes);
    if (answer.kind === 'done') return answer.result;
    throw new Error(answer.kind === 'failed' ? answer.reason : 'The store is closed');
  }

  /** Closes the thread's own connection. */
  async close(): Promise<void> {
    await this.#last;
    const thread = this.#thread;
    if (!thread) return;
    this.#thread = undefined;
    await askThread(thread, { kind: 'close' } satisfies LargeWriteQuestion);
    await thread.terminate();
  }

  async #ask(question: LargeWriteQuestion, bytes: ArrayBuffer[]): Promise<LargeWriteAnswer> {
    this.#thread ??= this.#start();
    try {
      return await askThread<LargeWriteAnswer>(this.#thread, question, bytes);
    } catch (error) {
      this.#thread = undefined;
      throw error;
    }
  }

  #start(): Worker {
    const thread = new Worker(new URL('large-write-worker.mjs', import.meta.url), {
      execArgv: [],
      workerData: this.#place,
    });
    // A server that is asked to stop does not wait for it.
    thread.unref();
    return thread;
  }
}
