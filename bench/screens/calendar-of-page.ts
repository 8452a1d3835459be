declare const FARM_MORNING: string;

/** Starts the page's calendar on the farm's morning and lets it run on; what answers are timed by stays real. */
export function startCalendar(): void {
  const Real = Date;
  const ahead = Real.parse(FARM_MORNING) - Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (_, given) =>
      // A date is made from whatever its caller gives.
      given.length === 0 ? new Real(Real.now() + ahead) : new Real(...(given as [number])),
    get: (from, key) => (key === 'now' ? () => Real.now() + ahead : Reflect.get(from, key)),
  });
}
