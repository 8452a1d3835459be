import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import type { CropSource } from './crop-sources.ts';

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

/** Least, most, usual. */
type CropFigures = readonly [from: number, to: number, usual: number];

/** A crop as a line of the library is written. */
export interface CropLine extends Pick<LibraryCrop, 'name' | 'sources'> {
  /** Absent: weighted. */
  readonly germMode?: GermMode;
  readonly days: CropFigures;
  /** Absent: sown dry. */
  readonly soak?: CropFigures;
  readonly germination: CropFigures;
  /** Absent: straight under the lights. */
  readonly blackout?: CropFigures;
  readonly seed: CropFigures;
  readonly ounces: CropFigures;
  /** Absent: common practice. */
  readonly yieldSources?: readonly CropSource[];
}

const NONE: CropFigures = [0, 0, 0];

export function libraryCrop(line: CropLine): LibraryCrop {
  return {
    name: line.name,
    germMode: line.germMode ?? 'WEIGHTED',
    daysToHarvest: range(line.days),
    soakHours: range(line.soak ?? NONE),
    germinationDays: range(line.germination),
    blackoutDays: range(line.blackout ?? NONE),
    seedGPerTray: range(line.seed),
    yieldOzPerTray: range(line.ounces),
    sources: line.sources,
    yieldSources: line.yieldSources ?? ['practice'],
  };
}

function range([from, to, usual]: CropFigures): CropRange {
  return { from, to, usual };
}
