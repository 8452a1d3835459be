/** Calls back whenever the page comes to the front, until the returned function is called. */
export function onPageVisible(listener: () => void): () => void {
  const onChange = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The same, and when the page gets the focus or comes back from the history of the browser. */
export function onPageWake(listener: () => void): () => void {
  const stopVisible = onPageVisible(listener);
  addEventListener('focus', listener);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('focus', listener);
    removeEventListener('pageshow', listener);
    stopVisible();
  };
}
