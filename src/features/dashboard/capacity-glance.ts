import { formatDay, formatSlots } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { isOverCapacity, overCapacity } from '#domain/capacity/over-capacity.ts';

/** The next day that will not fit, with the room that is too small; null when all days fit. */
export function overNotice(days: readonly CapacityDay[], today: IsoDate) {
  const day = days.find(isOverCapacity);
  if (day === undefined) return null;
  const over = overCapacity(day);
  const rooms = [
    ...(over.grow > 0 ? [`${formatSlots(day.growUsed)} of ${day.growCapacity} grow`] : []),
    ...(over.germination > 0
      ? [`${formatSlots(day.germUsed)} of ${day.germCapacity} germination`]
      : []),
  ];
  return {
    lead: `Over capacity ${whenOf(day.dateISO, today)}`,
    detail: `${rooms.join(', ')} slots`,
  };
}

/** The fullest day of the germination racks that still fits; null when nothing comes there. */
export function germinationPeak(days: readonly CapacityDay[], today: IsoDate) {
  const peak = days.reduce<CapacityDay | null>(
    (most, day) => (day.germUsed > (most?.germUsed ?? 0) ? day : most),
    null,
  );
  if (peak === null || peak.germCapacity === 0 || peak.germUsed > peak.germCapacity) return null;
  return {
    lead: `Germination peaks ${whenOf(peak.dateISO, today)}`,
    detail: `${formatSlots(peak.germUsed)} of ${peak.germCapacity} slots`,
  };
}

function whenOf(dateISO: IsoDate, today: IsoDate): string {
  return dateISO === today ? 'today' : formatDay(dateISO);
}
