import { highestValue, type ChartPlace } from './chart-place.ts';

/** The places that have their name under them when so many names fit: the first, and every so many after it. */
export function labelledPlaces(places: number, room: number): ReadonlySet<number> {
  const step = Math.ceil(places / room);
  return new Set(
    Array.from({ length: Math.ceil(places / Math.max(1, step)) }, (_, index) => index * step),
  );
}

/** Signs of a number ("196%") and of a name ("11/20") as they are usually printed. */
export const USUAL_SIGNS = { number: 4, name: 5 } as const;

/** How many texts fit beside each other where so many of the usual length do: fewer of longer ones. */
export function textRoom(room: number, usual: number, texts: readonly string[]): number {
  const longest = Math.max(usual, ...texts.map(({ length }) => length));
  return Math.max(1, Math.floor((room * usual) / longest));
}

/** The places whose number is printed: those above the limit as far as they have room, else the highest. */
export function printedPlaces(
  places: readonly ChartPlace[],
  limit: number | null,
  room: number,
): ReadonlySet<number> {
  const highestFirst = places
    .map((place, index) => ({ index, value: highestValue(place) }))
    .filter(({ value }) => value > (limit ?? 0))
    .toSorted((a, b) => b.value - a.value || a.index - b.index);
  if (limit === null) return new Set(highestFirst.slice(0, 1).map(({ index }) => index));
  const distance = Math.ceil(places.length / room);
  const printed = new Set<number>();
  for (const { index } of highestFirst) {
    if ([...printed].every((other) => Math.abs(other - index) >= distance)) printed.add(index);
  }
  return printed;
}
