import type { Timers } from '#state/ports/environment.ts';

export function systemTimers(): Timers {
  return {
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
