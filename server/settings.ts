const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** How much the server writes to its log. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the person who runs the server may decide, read from the environment. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
}

/** A setting that the server cannot start with; its message is a sentence for the person who set it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads the settings; an unset or empty variable has its default. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServerSettings {
  return {
    port: readPort(environment['PORT'] || '8080'),
    host: environment['HOST'] || '127.0.0.1',
    logLevel: readLogLevel(environment['LOG_LEVEL'] || 'warn'),
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new SettingError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase());
  if (level) return level;
  throw new SettingError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}
