import { daysBetween } from '#domain/calendar/iso-date.ts';
import type { LateCause } from './dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { machinesOf } from '../question/dry-model.ts';
import type { LateNeeds } from './late-orders.ts';

/**
 * Finds the first cause that makes an order late.
 *
 * @param fitsWithoutLimit - Whether it would be on time without rack and tray limits.
 */
export function lateCause(
  question: DryPlanInput,
  order: LateNeeds,
  fitsWithoutLimit: () => boolean,
): LateCause {
  const planned = order.items.filter(({ isFromLoad }) => !isFromLoad);
  const days = planned.map(({ itemId }) => shortestWay(question, itemId));
  if (days.some((way) => way === null)) return 'weight';
  const left = daysBetween(question.today, order.dueISO);
  if (days.some((way) => way !== null && way > left)) return 'ripe';
  if (question.mustFit && planned.length > 0 && fitsWithoutLimit()) return 'room';
  return order.items.some(({ isFromLoad }) => isFromLoad) ? 'load' : 'dryers';
}

/** Days from planting today to the item; null when no dryer takes a tray of it. */
function shortestWay(question: DryPlanInput, itemId: string): number | null {
  const item = question.items.find(({ id }) => id === itemId);
  const variety = question.varieties.find(({ id }) => id === item?.varietyId);
  if (item === undefined || variety === undefined) return null;
  if (item.isFresh) return variety.ripeDays;
  const cycles = machinesOf({ ...question, varieties: [variety] }, 0)
    .filter(({ shelvesOf }) => shelvesOf.every(Number.isFinite))
    .map(({ cycle }) => cycle);
  return cycles.length === 0 ? null : variety.ripeDays + Math.min(...cycles);
}
