type Ask = (...asked: readonly unknown[]) => unknown;

/**
 * What is loaded with its first question, and then stays: every question is passed on as it was asked, and is the
 * same function each time, since screens ask again when it is another one.
 */
export function late<T extends object>(load: () => Promise<T>): T {
  let loading: Promise<T> | null = null;
  return new Proxy(
    {} as T,
    {
      get: (questions: Record<PropertyKey, Ask>, name) =>
        (questions[name] ??= async (...asked) =>
          ((await (loading ??= load()))[name as keyof T] as Ask)(...asked)),
    } as ProxyHandler<T>,
  );
}
