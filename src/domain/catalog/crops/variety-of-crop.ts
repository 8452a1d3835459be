import { blankVariety } from '#domain/catalog/varieties/blank-variety.ts';
import { newStep, saveSteps } from '#domain/catalog/varieties/save-steps.ts';
import type { GrowStep, Variety } from '#domain/catalog/varieties/variety.ts';
import type { LibraryCrop } from './library-crop.ts';

/**
 * Returns a variety with the library's typical values, which the grower can change later.
 *
 * Lights start after germination and blackout; watering ends the day before harvest. A crop kept dark until
 * then has neither.
 */
export function varietyOfCrop(crop: LibraryCrop, id: string): Variety {
  const daysToHarvest = crop.daysToHarvest.usual;
  return {
    ...blankVariety(id, crop.name),
    daysToHarvest,
    yieldOzPerTray: crop.yieldOzPerTray.usual,
    seedGPerTray: crop.seedGPerTray.usual,
    steps: saveSteps(stepsOfCrop(crop), daysToHarvest),
  };
}

function stepsOfCrop(crop: LibraryCrop): readonly GrowStep[] {
  const days = crop.daysToHarvest.usual;
  const germinated = crop.germinationDays.usual;
  const lit = germinated + crop.blackoutDays.usual;
  const soakHours = crop.soakHours.usual;
  return [
    ...(soakHours > 0 ? [{ ...newStep('SOAK'), soakHours }] : []),
    { ...newStep('PLANT', 0, germinated), germMode: crop.germMode },
    ...(lit > germinated ? [newStep('BLACKOUT', germinated, lit)] : []),
    ...(lit < days ? [newStep('LIGHTS', lit, days), newStep('WATER', lit, days - 1)] : []),
  ];
}
