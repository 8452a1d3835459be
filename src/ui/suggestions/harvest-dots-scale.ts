import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { amountTicks } from '../charts/chart-scale.ts';

/** Half a dot, so that the first and the last do not leave the picture; per cent. */
const EDGE = 3;

/**
 * Lays the harvests of a variety out by day and by ounces a tray, in per cent from the left and from the bottom. The band is
 * one spread below and above the mean; null where the spread is not known.
 */
export function harvestDotsScale(
  harvests: readonly HarvestRecord[],
  plannedOz: number,
  statistics: { readonly meanOz: number; readonly spreadOz: number | null },
) {
  const { meanOz, spreadOz } = statistics;
  const yields = harvests.map(({ weightOz, trays }) => weightOz / trays);
  const highest = Math.max(plannedOz, meanOz + (spreadOz ?? 0), ...yields);
  const ticks = amountTicks(highest);
  const [, , top] = ticks;
  const percent = (oz: number) => (Math.max(0, oz) / top) * 100;
  const days = harvests.map(({ dateISO }) => dayNumber(dateISO));
  const first = Math.min(...days);
  const span = Math.max(...days) - first;
  const place = (day: number) =>
    span === 0 ? 50 : EDGE + ((day - first) / span) * (100 - 2 * EDGE);
  return {
    dots: harvests.map(({ id, dateISO, weightOz, trays }) => ({
      id,
      left: place(dayNumber(dateISO)),
      bottom: percent(weightOz / trays),
    })),
    ticks: ticks.map((oz) => ({ oz, bottom: percent(oz) })),
    plannedBottom: percent(plannedOz),
    band:
      spreadOz === null
        ? null
        : {
            bottom: percent(meanOz - spreadOz),
            height: percent(meanOz + spreadOz) - percent(meanOz - spreadOz),
          },
  };
}
