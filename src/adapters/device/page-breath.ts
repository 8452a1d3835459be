import type { Millis } from '#domain/calendar/iso-date.ts';
import type { YieldToMain } from '#state/ports/environment.ts';

/** As long as this a press may wait before anybody feels it. */
const MAX_STRETCH_MS: Millis = 40;

/** Lets others in when the page has worked for longer than a moment since the last time. */
export function pageBreath(): YieldToMain {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_STRETCH_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
