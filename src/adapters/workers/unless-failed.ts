/**
 * Waits for answers, of which all that are still awaited reject when something fails.
 *
 * `Promise.race` with what hardly ever fails would hold every answer it was ever raced with, for as long as
 * the page is open.
 */
export function unlessFailed(failed: Promise<never>): <T>(answer: Promise<T>) => Promise<T> {
  const awaited = new Set<(cause: unknown) => void>();
  let failure: { readonly cause: unknown } | null = null;
  failed.catch((cause: unknown) => {
    failure = { cause };
    for (const giveUp of awaited) giveUp(cause);
    awaited.clear();
  });
  return (answer) =>
    new Promise((resolve, reject) => {
      if (failure !== null) reject(failure.cause);
      awaited.add(reject);
      const forget = (): void => void awaited.delete(reject);
      answer.then(resolve, reject).then(forget, forget);
    });
}
