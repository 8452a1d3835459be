import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { seedGramsPerTray, type SeedSources } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { compareTexts } from '#domain/records/lists.ts';
import type { PlannedPlanting } from '#domain/trays/planned-plantings.ts';

/** Seed that planned plantings of one day take. */
export interface Sowing {
  readonly dateISO: IsoDate;
  /** Null: nobody knows what a tray takes. */
  readonly grams: number | null;
}

/** What the planned plantings of all varieties of one seed take, each with its own grams, by day. */
export function sowingsOf(
  varieties: readonly Variety[],
  planned: (varietyId: string) => readonly PlannedPlanting[],
  farm: SeedSources,
): readonly Sowing[] {
  return varieties
    .flatMap((variety) => {
      const perTray = seedGramsPerTray(variety, farm);
      return planned(variety.id).map(({ dateISO, trays }) => ({
        dateISO,
        grams: perTray === null ? null : perTray * trays,
      }));
    })
    .sort((a, b) => compareTexts(a.dateISO, b.dateISO));
}
