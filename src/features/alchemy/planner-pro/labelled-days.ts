/** Days that are drawn: of more, each would be too narrow to be seen. */
export const MAX_DRAWN_DAYS = 84;

/** Days from one date that is written to the next: one, two, or whole weeks. */
const STEPS = [1, 2, 7, 14, 21, 28];

/** Dates that have room beside each other under a drawing, as wide as “Thu 12/10”. */
const MOST = 10;
const MOST_ON_PHONE = 4;

/** Which of the days of a drawing have their date under them, from 0; never more than have room. */
export function labelledDays(days: number, isPhone: boolean): ReadonlySet<number> {
  const most = isPhone ? MOST_ON_PHONE : MOST;
  const step = STEPS.find((one) => days / one <= most) ?? Math.ceil(days / most);
  const places = Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);
  // The last one needs as much room to the edge as the others have to the next.
  return new Set(places.filter((place) => place === 0 || days - place >= days / most));
}
