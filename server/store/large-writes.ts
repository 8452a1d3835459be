import { Worker } from 'node:worker_threads';
import { askThread } from '../ask-thread.ts';
import type { StateStore, WriteResult } from './state-store.ts';
import { wholeBuffers } from './whole-buffers.ts';

/** What a write is asked for with. */
export type WriteWish = Parameters<StateStore['write']>;

/** What the thread for large writes is told. */
export type LargeWriteQuestion =
  { readonly kind: 'write'; readonly wish: WriteWish } | { readonly kind: 'close' };

/** What it answers. */
export type LargeWriteAnswer =
  | { readonly kind: 'done'; readonly result: WriteResult }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'closed' };

/**
 * Stores large documents in a SQLite file beside the main thread.
 *
 * To write megabytes to the disk, and over as many old ones, takes a tenth of a second and longer; in the main
 * thread everybody would wait for it. One write at a time; the thread begins with the first.
 */
export class LargeWrites {
  readonly #file: string;
  #thread: Worker | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Stores a document; its bytes are the thread's from now on. */
  async write(...wish: WriteWish): Promise<WriteResult> {
    const [, document] = wish;
    const bytes = document ? wholeBuffers([document.gzip]) : [];
    const answer = await this.#ask({ kind: 'write', wish }, bytes);
    if (answer.kind === 'done') return answer.result;
    throw new Error(answer.kind === 'failed' ? answer.reason : 'The file is closed');
  }

  /** Closes the thread's own connection to the file. */
  async close(): Promise<void> {
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
      workerData: this.#file,
    });
    // A server that is asked to stop does not wait for it.
    thread.unref();
    return thread;
  }
}
