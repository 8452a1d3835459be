/** Asks before leaving only while something is unsaved, or people learn to click it away. */
export function guardLeaving(isSaved: () => boolean): void {
  addEventListener('beforeunload', (event) => {
    if (!isSaved()) event.preventDefault();
  });
}
