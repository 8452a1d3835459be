import type { IsoInstant } from '#domain/calendar/iso-date.ts';

/** The day on which a farm was deleted, with its year: "11/20/2026". */
export function deletedDay(deletedAt: IsoInstant): string {
  return new Date(deletedAt).toLocaleDateString('en-US', {
    month: 'numeric',
    day: 'numeric',
    year: 'numeric',
  });
}
