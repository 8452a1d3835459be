interface WeekendNames<T> {
  readonly planner?: { readonly weekendHarvestToFriday?: T };
  readonly plannerPrefs?: { readonly harvestWeekendOnFriday?: T };
  readonly weekendHarvestToFriday?: T;
}

/**
 * The weekend preference: whether harvests of a weekend move to Friday.
 *
 * It may be stored as `planner.weekendHarvestToFriday`, `plannerPrefs.harvestWeekendOnFriday` or
 * `weekendHarvestToFriday`; the first of them that says so counts.
 */
export function weekendPreference<T>(settings: WeekendNames<T>): T | undefined {
  return (
    settings.planner?.weekendHarvestToFriday ??
    settings.plannerPrefs?.harvestWeekendOnFriday ??
    settings.weekendHarvestToFriday
  );
}
