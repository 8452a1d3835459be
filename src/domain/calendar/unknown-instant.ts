import type { IsoInstant } from './iso-date.ts';

/** Placeholder for an unrecorded instant in required fields. */
export const UNKNOWN_INSTANT: IsoInstant = '1970-01-01T00:00:00.000Z';
