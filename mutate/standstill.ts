/** Watches work that reports what it comes to: whoever waits for it is told when it stands still. */
export interface StandstillWatch {
  /** What the work has come to now. */
  comesTo(place: string): void;
  /** Fails with the place where the work has stood still for too long; otherwise it stays open. */
  readonly standstill: Promise<never>;
  end(): void;
}

/** A watch over work that comes to something new at least every so many milliseconds. */
export function watchForStandstill(begin: string, milliseconds: number): StandstillWatch {
  let timer: NodeJS.Timeout | undefined;
  let fail: (cause: Error) => void = () => undefined;
  const standstill = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const comesTo = (place: string): void => {
    clearTimeout(timer);
    const sentence = `Nothing has moved for ${milliseconds / 1000} seconds at: ${place}`;
    timer = setTimeout(() => fail(new Error(sentence)), milliseconds);
  };
  comesTo(begin);
  return { comesTo, standstill, end: () => clearTimeout(timer) };
}
