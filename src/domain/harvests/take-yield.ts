import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { effectiveYield, isCalibrated, type Variety } from '#domain/catalog/varieties/variety.ts';
import { addJournalEntry } from '#domain/catalog/varieties/journal.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { YieldSuggestion } from './yield-suggestion.ts';

/**
 * Uses the yield that a variety's harvests gave and adds a journal entry.
 *
 * Clears a calibration and an imported average, which would override it.
 */
export function takeYield(
  variety: Variety,
  proposal: YieldSuggestion,
  today: IsoDate,
  entry: { readonly id: string; readonly atISO: IsoInstant },
): Variety {
  const { avgYieldOzPerTray, ...rest } = variety;
  const isWeighed = isCalibrated(variety);
  const isAveraged = (avgYieldOzPerTray ?? 0) > 0;
  const cleared = [
    ...(isWeighed ? ['The calibration is cleared.'] : []),
    ...(isAveraged ? ['The imported average is cleared.'] : []),
  ];
  const planned = roundTo(effectiveYield(variety), 2);
  const change = `Yield ${planned} → ${proposal.yieldOz} oz from ${proposal.harvests} harvests`;
  const text = cleared.length === 0 ? change : `${change}. ${cleared.join(' ')}`;
  return {
    ...rest,
    ...(isAveraged || avgYieldOzPerTray === undefined ? {} : { avgYieldOzPerTray }),
    ...(isWeighed ? { calibration: NOT_CALIBRATED } : {}),
    yieldOzPerTray: proposal.yieldOz,
    yieldOzPerTrayOverride: null,
    yieldSetISO: today,
    journal: addJournalEntry(variety.journal, { ...entry, text, pinned: false }),
  };
}

const NOT_CALIBRATED = { samples: [], avgOzPerTray: null, lastCalibratedAt: null };
