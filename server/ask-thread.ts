import { once } from 'node:events';
import type { MessagePort, Worker } from 'node:worker_threads';

/** Asks a thread one question. Parts in `handedOver` are transferred and lost to this thread. */
export async function askThread<T>(
  thread: Worker,
  question: unknown,
  handedOver: readonly (ArrayBuffer | MessagePort)[] = [],
): Promise<T> {
  const end = new AbortController();
  const { signal } = end;
  try {
    // A thread that ends or fails instead of answering makes the waiting fail.
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('The thread has ended');
    });
    const answered = once(thread, 'message', { signal });
    thread.postMessage(question, handedOver);
    // Whoever asks knows what is answered.
    const [answer] = (await Promise.race([answered, ended])) as [T];
    return answer;
  } finally {
    end.abort();
  }
}
