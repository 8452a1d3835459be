import type { IsoInstant } from './iso-date.ts';

/** Stands for a moment nobody recorded, in fields that must hold one. */
export const UNKNOWN_INSTANT: IsoInstant = '1970-01-01T00:00:00.000Z';
