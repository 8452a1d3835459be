import type { CropRange, LibraryCrop } from '#domain/catalog/crops/library-crop.ts';
import { formatAmount } from '#ui/format.ts';

/** One figure of a crop: "10 days", and what growers report, "8 to 15". */
export interface CropFact {
  readonly head: string;
  readonly usual: string;
  /** '' where all say the same. */
  readonly reported: string;
}

/** The figures of a crop in the order of its life. */
export function cropFacts(crop: LibraryCrop): readonly CropFact[] {
  return [
    fact('Days', crop.daysToHarvest, 'days'),
    fact('Soak', crop.soakHours, 'h'),
    fact('Germination', crop.germinationDays, 'd'),
    fact('Blackout', crop.blackoutDays, 'd'),
    fact('Seed a tray', crop.seedGPerTray, 'g'),
    fact('Yield a tray', crop.yieldOzPerTray, 'oz'),
  ];
}

/** "10 days, soak 8 h, 18 oz a tray". */
export function cropInBrief(crop: LibraryCrop): string {
  const { daysToHarvest, soakHours, yieldOzPerTray } = crop;
  const soak = soakHours.usual > 0 ? [`soak ${formatAmount(soakHours.usual)} h`] : [];
  const ounces = `${formatAmount(yieldOzPerTray.usual)} oz a tray`;
  return [`${daysToHarvest.usual} days`, ...soak, ounces].join(', ');
}

function fact(head: string, { from, to, usual }: CropRange, unit: string): CropFact {
  return {
    head,
    usual: usual === 0 ? '—' : `${formatAmount(usual)} ${unit}`,
    reported: from === to ? '' : `${formatAmount(from)}–${formatAmount(to)}`,
  };
}
