import type { MassUnit, VolumeUnit } from './unit.ts';

/** Grams in one unit of weight, by definition of the pound and its ounces. */
export const GRAMS_PER = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
} as const satisfies Readonly<Record<MassUnit, number>>;

/** Milliliters in one unit of volume; gallons and fluid ounces are those of the US. */
export const MILLILITERS_PER = {
  ml: 1,
  l: 1000,
  fl_oz: 29.5735295625,
  gal: 3785.411784,
} as const satisfies Readonly<Record<VolumeUnit, number>>;
