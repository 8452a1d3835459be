import type { GermMode, StepType } from './variety.ts';

const STEP_LABELS: Readonly<Record<StepType, string>> = {
  SOAK: 'Soak',
  PLANT: 'Plant',
  MIST: 'Misting',
  BLACKOUT: 'Blackout',
  LIGHTS: 'Under Lights',
  DOME: 'Humidity Dome',
  WATER: 'Watering',
  HARVEST: 'Harvest',
  GERM_WEIGHTED: 'Germination',
  GERMINATION: 'Germination',
};

export const GERM_MODE_LABELS: Readonly<Record<GermMode, string>> = {
  WEIGHTED: 'Weighted',
  UNWEIGHTED: 'Unweighted',
  COVERED: 'Covered',
};

/** A kind of grow step in growers' words; a kind from a later version is shown as it is stored. */
export function stepLabel(type: StepType): string {
  return STEP_LABELS[type] ?? type;
}
