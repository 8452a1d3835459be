import type { NotingLogger } from '#state/ports/environment.ts';

export function consoleLogger(): NotingLogger {
  return {
    error(message, cause) {
      // oxlint-disable-next-line eslint/no-console -- the console is this logger's place
      console.error(`[Microgreens Manager] ${message}`, cause ?? '');
    },
    note(message, cause) {
      // oxlint-disable-next-line eslint/no-console -- the console is this logger's place
      console.info(`[Microgreens Manager] ${message}`, cause ?? '');
    },
  };
}
