import type { Millis } from '#domain/calendar/iso-date.ts';

/** A page that nobody sees draws nothing; what waits for its first screen begins then all the same. */
const UNSEEN_MS: Millis = 1000;

let tell = (): void => undefined;
const drawn = new Promise<void>((resolve) => (tell = resolve));

/** Right after a screen is given to be drawn it is not there yet: that is so once its frame is over. */
function tellDrawn(): void {
  setTimeout(tell, UNSEEN_MS);
  requestAnimationFrame(() => setTimeout(tell));
}

/** The first screen of this page: when it is drawn, and who tells so. */
export const firstScreen = { drawn, tellDrawn };
