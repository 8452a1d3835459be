import type { SuggestionSettings } from '#domain/settings/settings.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';

/** Number of new harvests before a dismissed suggestion returns. */
const HARVESTS_UNTIL_AGAIN = 4;

export function countRecords(records: readonly HarvestRecord[], varietyId: string): number {
  return records.filter((record) => record.varietyId === varietyId).length;
}

/** Checks whether "Not now" still hides the suggestions of a variety. */
export function isSuggestionDismissed(
  settings: SuggestionSettings | undefined,
  varietyId: string,
  recorded: number,
): boolean {
  const then = settings?.dismissed[varietyId];
  return then !== undefined && recorded < then + HARVESTS_UNTIL_AGAIN;
}
