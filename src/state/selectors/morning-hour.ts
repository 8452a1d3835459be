import { DEFAULT_MORNING_HOUR } from '#domain/settings/settings.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The hour at which planting begins. */
export function selectMorningHour({ settings }: FarmDocument): number {
  return settings.planner.morningHour ?? DEFAULT_MORNING_HOUR;
}
