import { loadedOnce } from '#state/ports/loaded-once.ts';

type Ask = (...asked: readonly unknown[]) => unknown;

/**
 * What is loaded with its first question, and then stays: every question is passed on as it was asked, and is the
 * same function each time, since screens ask again when it is another one. What could not be loaded, as
 * without a network, is loaded anew with the next question.
 */
export function late<T extends object>(load: () => Promise<T>): T {
  const loaded = loadedOnce(load);
  return new Proxy(
    {} as T,
    {
      get: (questions: Record<PropertyKey, Ask>, name) =>
        (questions[name] ??= async (...asked) =>
          ((await loaded())[name as keyof T] as Ask)(...asked)),
    } as ProxyHandler<T>,
  );
}
