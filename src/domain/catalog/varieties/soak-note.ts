/** Soaks of this many hours or more make the planting a day later. */
export const NEXT_DAY_SOAK_HOURS = 24;

const NEXT_DAY_SOAK_NOTE = '*24hr — plant next day';

/** The note of a soak step with the next-day text put in or taken out; the grower's own words stay. */
export function withSoakNote(note: string, soakHours: number): string {
  if (soakHours >= NEXT_DAY_SOAK_HOURS) {
    if (note.includes(NEXT_DAY_SOAK_NOTE)) return note;
    const words = note.replace(/[\s,]+$/u, '');
    return words === '' ? NEXT_DAY_SOAK_NOTE : `${words}, ${NEXT_DAY_SOAK_NOTE}`;
  }
  if (!note.includes(NEXT_DAY_SOAK_NOTE)) return note;
  return note
    .split(NEXT_DAY_SOAK_NOTE)
    .map((words) => words.replaceAll(/^[\s,]+|[\s,]+$/gu, ''))
    .filter((words) => words !== '')
    .join(', ');
}
