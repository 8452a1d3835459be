import { type MostAMinute, USUAL_A_MINUTE } from './http/rate-limits.ts';
import { type Environment, SettingError } from './setting-error.ts';

/** Limits on size, rate and duration. */
export interface ServiceLimits {
  readonly mostAMinute: MostAMinute;
  /** How long a request may take to arrive: a large farm over a poor line, but not for ever. */
  readonly arrivalMs: number;
  /** How long an answer waits for a client that takes nothing of it; until then it costs memory. */
  readonly stallMs: number;
}

const USUAL_ARRIVAL_S = 28;
const USUAL_STALL_S = 30;
const MAX_REQUESTS = 1_000_000;
const MAX_SECONDS = 600;

/** Reads how much is served; an unset or empty variable has its default. */
export function readServiceLimits(environment: Environment): ServiceLimits {
  const requests = (name: string, usual: number) =>
    readWhole(environment, name, usual, MAX_REQUESTS);
  const seconds = (name: string, usual: number) => readWhole(environment, name, usual, MAX_SECONDS);
  return {
    mostAMinute: {
      ofAddress: requests('MAX_ADDRESS_REQUESTS', USUAL_A_MINUTE.ofAddress),
      ofUser: requests('MAX_USER_REQUESTS', USUAL_A_MINUTE.ofUser),
      writesOfUser: requests('MAX_USER_WRITES', USUAL_A_MINUTE.writesOfUser),
    },
    arrivalMs: seconds('ARRIVAL_SECONDS', USUAL_ARRIVAL_S) * 1_000,
    stallMs: seconds('STALL_SECONDS', USUAL_STALL_S) * 1_000,
  };
}

/** These limits can't be turned off: without them one faulty client could stop the server. */
function readWhole(environment: Environment, name: string, usual: number, most: number): number {
  const text = environment[name] || String(usual);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new SettingError(`${name} must be a whole number from 1 to ${most}, not “${text}”.`);
}
