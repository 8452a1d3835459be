import type { FarmDocument } from '#state/document/farm-document.ts';
import type { SimulatedDevice } from './simulated-device.ts';

interface Edit {
  readonly at: number;
  readonly value: string;
  readonly isTimeKnown: boolean;
}

/** Answers tell the time in whole seconds, and take a while to come. */
const AT_ONE_TIME_MS = 5_000;

/** Looks on while people set values, so that in the end it can tell whether the later edit is kept. */
export function editWatch() {
  const edits = new Map<string, Edit[]>();
  const deleted = new Set<string>();
  return {
    /** @param at - The true time, whatever the clock of the device says. */
    work(device: SimulatedDevice, at: number, act: () => void) {
      const before = valuesOf(device.farm());
      act();
      const after = valuesOf(device.farm());
      // Who deletes takes the value away knowingly, whatever an edit elsewhere brings back.
      for (const place of before.keys()) if (!after.has(place)) deleted.add(place);
      for (const [place, value] of after) {
        const old = before.get(place);
        if (old === value) continue;
        const known = edits.get(place) ?? [];
        // What was there before counts as set long ago.
        if (known.length === 0 && old !== undefined) {
          known.push({ at: 0, value: old, isTimeKnown: true });
        }
        known.push({ at, value, isTimeKnown: device.isClockKnown });
        edits.set(place, known);
      }
    },
    /** Values that are there in the end although another one was set later. */
    overruled(farm: FarmDocument) {
      return [...valuesOf(farm)].flatMap(([place, value]) => {
        const latest = latestOf(edits.get(place) ?? []);
        if (latest === null || latest.value === value || deleted.has(place)) return [];
        return [`${place}: ${latest.value}, set later than ${value},`];
      });
    },
  };
}

/**
 * The latest edit; null when nobody can tell: a clock had jumped while the service was out of reach, two
 * came at one time, or it put back what had been there, which is no news to who compares.
 */
function latestOf(edits: readonly Edit[]): Edit | null {
  const [latest, ...earlier] = edits.toSorted((a, b) => b.at - a.at);
  if (latest === undefined || edits.some(({ isTimeKnown }) => !isTimeKnown)) return null;
  const isUnsure = earlier.some(
    ({ at, value }) => value === latest.value || latest.at - at < AT_ONE_TIME_MS,
  );
  return isUnsure ? null : latest;
}

/** Values of which only one can stay. */
function valuesOf({
  orders,
  catalog,
  settings,
  harvestLog = [],
}: FarmDocument): ReadonlyMap<string, string> {
  return new Map([
    ...orders.flatMap(({ id, name, customer }) => [
      [`name of ${id}`, name] as const,
      [`customer of ${id}`, customer ?? ''] as const,
    ]),
    ...harvestLog.map(({ id, weightOz }) => [`weight of ${id}`, String(weightOz)] as const),
    ...catalog.materials.map(({ id, name }) => [`name of ${id}`, name] as const),
    ['title', settings.siteTitle ?? ''] as const,
  ]);
}
