/**
 * Asks before the page is left, but only while something is not saved: the question in between would
 * teach people to click it away.
 */
export function guardLeaving(isSaved: () => boolean): void {
  addEventListener('beforeunload', (event) => {
    if (!isSaved()) event.preventDefault();
  });
}
