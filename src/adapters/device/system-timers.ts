import type { Timers } from '#state/ports/environment.ts';

/** The timers of the browser. */
export function systemTimers(): Timers {
  return {
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
