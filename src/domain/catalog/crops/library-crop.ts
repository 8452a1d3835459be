import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import { CROP_SOURCES, type CropSource } from './crop-sources.ts';

/** Range of a figure that growers report, and the value to start with. */
export interface CropRange {
  readonly from: number;
  readonly to: number;
  readonly usual: number;
}

/** A crop as other growers grow it, per 10x20 tray. */
export interface LibraryCrop {
  readonly name: string;
  readonly germMode: GermMode;
  /** From planting to the cut. */
  readonly daysToHarvest: CropRange;
  /** All 0 for seed that is sown dry. */
  readonly soakHours: CropRange;
  readonly germinationDays: CropRange;
  /** After germination, before the lights. */
  readonly blackoutDays: CropRange;
  readonly seedGPerTray: CropRange;
  readonly yieldOzPerTray: CropRange;
  /** Where days, soak, germination, blackout and seed are from. */
  readonly sources: readonly CropSource[];
  readonly yieldSources: readonly CropSource[];
}

const SOURCES = Object.keys(CROP_SOURCES);

export function libraryCrop(line: string): LibraryCrop {
  const [name = '', mode, days, soak, germination, dark, seed, ounces, sources, yieldSources] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    name,
    germMode: mode === 'COVERED' ? 'COVERED' : 'WEIGHTED',
    daysToHarvest: range(days),
    soakHours: range(soak),
    germinationDays: range(germination),
    blackoutDays: range(dark),
    seedGPerTray: range(seed),
    yieldOzPerTray: range(ounces),
    sources: sourcesIn(sources),
    yieldSources: sourcesIn(yieldSources),
  };
}

/** "8-12 9": least, most and usual; all 0 of a blank cell. */
function range(cell = ''): CropRange {
  const [from = 0, to = 0, usual = 0] = cell.split(/[- ]/).map(Number);
  return { from, to, usual };
}

function sourcesIn(cell = 'practice'): readonly CropSource[] {
  return cell.split(' ').filter((word): word is CropSource => SOURCES.includes(word));
}
