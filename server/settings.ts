import type { AllowedOrigins } from './http/cors.ts';
import type { AllowList } from './auth/allow-list.ts';
import { readCertificateFiles } from './certificate.ts';
import { readFarmsSettings } from './farms-settings.ts';
import { readGoogleSettings } from './google-settings.ts';
import { isLoopback, readAddressList, readListenAddress, readOrigins } from './network-settings.ts';
import { type Environment, readEither, SettingError } from './setting-error.ts';
import { USUAL_A_MINUTE } from './http/rate-limits.ts';

const USUAL_ARRIVAL_S = 28;
const USUAL_STALL_S = 30;
const MAX_REQUESTS = 1_000_000;
const MAX_SECONDS = 600;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The form of refused addresses in the log: a hash or in full. */
export type AddressForm = 'hash' | 'plain';

/** Storage of farms: a folder with a SQLite file, or a PostgreSQL database. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Settings of the server admin, from environment variables. */
export type ServerSettings = ReturnType<typeof readServerSettings>;

const LARGEST_BODY = 32 * 1024 * 1024;
/** A packed document must fit into one value of the database. */
const LARGEST_LIMIT = 256 * 1024 * 1024;

const USUAL_FREE_BYTES = 1024 * 1024 * 1024;

/** Reads the settings; an unset or empty variable has its default. */
export function readServerSettings(environment: Environment) {
  const host = environment['HOST'] || '127.0.0.1';
  const isOpen = readIsOpen(environment, host);
  return {
    port: readWhole(environment, 'PORT', { usual: 8080, min: 0, max: 65_535 }),
    host,
    logLevel: readLogLevel(environment['LOG_LEVEL'] || 'warn'),
    /** How the log names the addresses of those who are refused. */
    logAddresses: readEither(environment, 'LOG_ADDRESSES', ['hash', 'plain']),
    store: readStorePlace(environment),
    google: readGoogleSettings(environment),
    /** Whether everyone may use every farm. */
    isOpen,
    allowedOrigins: readAllowedOrigins(environment['ALLOWED_ORIGINS'] || '', isOpen),
    /** The largest document in bytes, unpacked. */
    maxBodyBytes: readWhole(environment, 'MAX_BODY_BYTES', {
      usual: LARGEST_BODY,
      max: LARGEST_LIMIT,
    }),
    guests: readGuests(environment),
    room: {
      maxFarms: readLimit('MAX_FARMS', environment),
      maxStoreBytes: readLimit('MAX_STORE_BYTES', environment),
    },
    /** Settings of shared farms; absent if everyone is allowed. */
    farms: isOpen ? undefined : readFarmsSettings(environment),
    /** With what the server speaks https itself. */
    certificateFiles: readCertificateFiles(environment),
    limits: readServiceLimits(environment),
    /** Free bytes of the disk below which the log warns. */
    minFreeBytes: readLimit('MIN_FREE_BYTES', environment) ?? USUAL_FREE_BYTES,
    /** Addresses of proxies that are trusted to forward client addresses. */
    trustedProxies: readAddressList('TRUSTED_PROXIES', environment['TRUSTED_PROXIES'] || ''),
    metricsAddress: readListenAddress('METRICS_ADDRESS', environment['METRICS_ADDRESS'] || ''),
  };
}

/** The place of the farms alone, for commands that need nothing else. */
export function readStorePlace(environment: Environment): StorePlace {
  const url = environment['DATABASE_URL'];
  if (!url) return { kind: 'sqlite', folder: environment['DATA_DIR'] || './data' };
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: 'postgres', url };
  // The address is not repeated: it may have a password in it.
  throw new SettingError('DATABASE_URL must start with postgres:// or postgresql://.');
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase());
  if (level) return level;
  throw new SettingError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not “${text}”.`);
}

function readIsOpen(environment: Environment, host: string): boolean {
  if (readEither(environment, 'STATE_AUTH', ['google', 'none']) === 'google') return false;
  if (isLoopback(host)) return true;
  throw new SettingError(
    `STATE_AUTH=none opens every farm to everyone. Set HOST to 127.0.0.1, ::1 or localhost, not “${host}”.`,
  );
}

function readAllowedOrigins(text: string, isOpen: boolean): AllowedOrigins {
  const listed = readOrigins(text);
  return listed.length === 0 && isOpen ? 'any' : listed;
}

function readGuests(environment: Environment): AllowList {
  const listed = (environment['ALLOWED_USERS'] || '').toLowerCase().split(/[\s,]+/);
  const users = listed.filter((name) => name !== '');
  const wrong = users.find((name) => !/^google_[a-z0-9._-]+$|^[^@]+@[^@]+$/.test(name));
  if (wrong !== undefined) {
    throw new SettingError(
      `ALLOWED_USERS must list users such as google_10001 or anna@farm.example, not “${wrong}”.`,
    );
  }
  const domain = (environment['ALLOWED_DOMAIN'] || '').toLowerCase() || null;
  if (domain === null || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return { users, domain };
  throw new SettingError(`ALLOWED_DOMAIN must be a domain such as farm.example, not “${domain}”.`);
}

function readLimit(name: string, environment: Environment): number | null {
  const text = environment[name] || '';
  if (text === '') return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new SettingError(`${name} must be a whole number, not “${text}”.`);
}

/** Reads how much is served; an unset or empty variable has its default. */
function readServiceLimits(environment: Environment) {
  const requests = (name: string, usual: number) =>
    readWhole(environment, name, { usual, max: MAX_REQUESTS });
  const seconds = (name: string, usual: number) =>
    readWhole(environment, name, { usual, max: MAX_SECONDS });
  return {
    mostAMinute: {
      ofAddress: requests('MAX_ADDRESS_REQUESTS', USUAL_A_MINUTE.ofAddress),
      ofUser: requests('MAX_USER_REQUESTS', USUAL_A_MINUTE.ofUser),
      writesOfUser: requests('MAX_USER_WRITES', USUAL_A_MINUTE.writesOfUser),
    },
    /** How long a request may take to arrive: a large farm over a poor line, but not for ever. */
    arrivalMs: seconds('ARRIVAL_SECONDS', USUAL_ARRIVAL_S) * 1_000,
    /** How long an answer waits for a client that takes nothing of it; until then it costs memory. */
    stallMs: seconds('STALL_SECONDS', USUAL_STALL_S) * 1_000,
  };
}

/** Limits can't be turned off with 0: without them one faulty client could stop the server. */
function readWhole(
  environment: Environment,
  name: string,
  { usual, min = 1, max }: { readonly usual: number; readonly min?: number; readonly max: number },
): number {
  const text = environment[name] || String(usual);
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not “${text}”.`);
}
