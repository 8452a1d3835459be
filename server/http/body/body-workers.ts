import { type MessagePort, Worker } from 'node:worker_threads';
import { askThread } from '../../ask-thread.ts';
import { wholeBuffers } from '../../store/whole-buffers.ts';
import { wholeBody } from './arriving-body.ts';
import { unpackBody } from './packed-body.ts';
import {
  prepareBody,
  type PreparedBody,
  type PreparedPatch,
  preparePatch,
  type SentBody,
  type SentPatch,
} from './prepare-body.ts';

/** Smaller bodies take a few milliseconds at worst, and are read at once. */
const LARGE = 256 * 1024;
/** One account with the worst bodies keeps one of them busy; the others have the other. */
const WORKERS = 2;

interface Job {
  readonly userId: string;
  readonly sent: SentBody | SentPatch;
  readonly done: (prepared: PreparedBody) => void;
  readonly failed: (reason: unknown) => void;
}

/** Reads large bodies in a worker, one per user at a time, so that nobody waits for others. */
export class BodyWorkers {
  readonly #idle: Worker[] = [];
  readonly #busyUsers = new Set<string>();
  #workers = new Set<Worker>();
  #waiting: Job[] = [];

  /** Reads a body of a user; its bytes belong to the reader from now on. */
  async prepare(userId: string, sent: SentBody): Promise<PreparedBody> {
    return (await isSmall(sent)) ? prepareBody(sent) : this.#waitFor(userId, sent);
  }

  /** Patches a farm; what counts is how large it is, however small the patch. */
  async patch(userId: string, sent: SentPatch): Promise<PreparedPatch> {
    if (sent.document.size < LARGE && (await isSmall(sent))) return preparePatch(sent);
    const prepared = await this.#waitFor(userId, sent);
    if (prepared.kind === 'fine') throw new Error('A patch is always packed or refused');
    return prepared;
  }

  #waitFor(userId: string, sent: SentBody | SentPatch): Promise<PreparedBody> {
    return new Promise((done, failed) => {
      this.#waiting.push({ userId, sent, done, failed });
      this.#startNext();
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  #startNext(): void {
    const next = this.#waiting.find(({ userId }) => !this.#busyUsers.has(userId));
    const worker = next && this.#freeWorker();
    if (!worker) return;
    this.#waiting = this.#waiting.filter((job) => job !== next);
    this.#busyUsers.add(next.userId);
    void this.#work(worker, next).finally(() => {
      this.#busyUsers.delete(next.userId);
      this.#startNext();
    });
  }

  #freeWorker(): Worker | undefined {
    const idle = this.#idle.pop();
    if (idle || this.#workers.size >= WORKERS) return idle;
    const worker = new Worker(new URL('body-worker.mjs', import.meta.url), { execArgv: [] });
    // A server that is asked to stop does not wait for it.
    worker.unref();
    this.#workers.add(worker);
    return worker;
  }

  async #work(worker: Worker, { sent, done, failed }: Job): Promise<void> {
    try {
      done(await askThread(worker, sent, handedOver(sent)));
      this.#idle.push(worker);
    } catch (error) {
      this.#workers.delete(worker);
      void worker.terminate();
      failed(error);
    }
  }
}

function handedOver({ body }: SentBody | SentPatch): (ArrayBuffer | MessagePort)[] {
  return [...wholeBuffers(body.pieces), ...(body.before ? [body.before] : [])];
}

/** Whether a body is small, unpacked, too: 31 KB can unpack to 31 MB. */
async function isSmall({ body, isGzip }: SentBody | SentPatch): Promise<boolean> {
  if (!isGzip || body.size >= LARGE) return body.size < LARGE;
  const unpacked = await unpackBody(wholeBody(body), LARGE);
  return !('kind' in unpacked) || unpacked.status !== 413;
}
