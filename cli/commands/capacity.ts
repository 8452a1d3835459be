import { dateLabel } from '#domain/calendar/day-label.ts';
import { capacityDays, type CapacityDay } from '#domain/capacity/capacity-days.ts';
import { windowDays } from '#domain/capacity/capacity.ts';
import { overCapacity } from '#domain/capacity/over-capacity.ts';
import { trayAvailability, type TraySplit } from '#domain/capacity/tray-availability.ts';
import { sizeCounts, type SizeCounts } from '#domain/capacity/size-counts.ts';
import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { traysOutOf } from '#domain/orders/delivery.ts';
import { roundTo, roundUnits } from '#domain/units/rounding.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { withoutLatePlantings } from '#domain/supply/late-plantings.ts';
import { type Command, UsageError, columns, readDayOption, counted } from '../command.ts';

export const capacity: Command = {
  summary: 'how full the racks are, and which trays are clean',
  options: ['from', 'days'],
  answer({ farm, today, options }) {
    const from = readDayOption('from', options['from']) ?? today;
    const tasks = withoutLatePlantings(planFarm(farm, today).tasks, farm.traysPlantedLog, today);
    const days = capacityDays(farm, tasks, from, readWindow(options['days']));
    const trays = trayAvailability(farm);
    const out = traysOutOf(farm, STANDARD_SIZE_ID);
    const sizes = sizeCounts(farm);
    const hasSizes = farm.catalog.traySizes !== undefined || out > 0;
    const lines = [
      `Space from ${dateLabel(from)}, ${counted(days.length, 'day')}`,
      ...columns([['', 'Germination', 'Grow'], ...days.map(dayCells)]),
      '',
      'Trays',
      ...columns([
        ['With holes', ...splitCells(trays.withHoles)],
        ['Solid', ...splitCells(trays.withoutHoles)],
      ]),
      ...(out > 0 ? [`  ${out} out`] : []),
      ...(sizes.length > 0 ? ['', 'Tray sizes', ...columns(sizes.map(sizeCells))] : []),
    ];
    const json = {
      days: days.map((day) => ({
        ...day,
        germUsed: roundUnits(day.germUsed),
        growUsed: roundUnits(day.growUsed),
      })),
      trays: hasSizes ? { ...trays, out } : trays,
      ...(hasSizes && { sizes }),
    };
    return { json, lines };
  },
};

function readWindow(text: string | undefined): number {
  if (text === undefined) return windowDays(null);
  if (/^-?\d+$/.test(text)) return windowDays(Number(text));
  throw new UsageError(`--days needs a whole number of days from 1 to 60, not '${text}'.`);
}

function dayCells(day: CapacityDay): string[] {
  const over = overCapacity(day);
  return [
    dateLabel(day.dateISO),
    used(day.germUsed, day.germCapacity, over.germination),
    used(day.growUsed, day.growCapacity, over.grow),
  ];
}

function used(slots: number, capacity: number, overBy: number): string {
  return `${roundTo(slots, 2)} of ${capacity}${overBy > 0 ? `, over by ${roundTo(overBy, 2)}` : ''}`;
}

function splitCells({ clean, inUse, dirty }: TraySplit): string[] {
  return [`${clean} clean`, `${inUse} in use`, `${dirty} dirty`];
}

function sizeCells({ name, owned, growing, out, free }: SizeCounts): string[] {
  const counted = owned === null ? ['not counted', ''] : [`${owned} owned`, `${free} free`];
  return [name, ...counted, `${growing} growing`, `${out} out`];
}
