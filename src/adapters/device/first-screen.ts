let tellDrawn = (): void => undefined;
const drawn = new Promise<void>((resolve) => (tellDrawn = resolve));

/** The first screen of this page: when it is drawn, and who tells so. */
export const firstScreen = { drawn, tellDrawn };
