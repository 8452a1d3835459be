/** Calls back whenever the page comes to the front, until the returned function is called. */
export function onPageVisible(listener: () => void): () => void {
  const onChange = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
