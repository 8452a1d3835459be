import { formatDayFrom, formatNumber } from '#ui/format.ts';
import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import type { CopyReason } from '#state/ports/document-storage.ts';
import { instantDay, instantTime } from '#ui/instant-label.ts';

export const COPY_REASONS: Readonly<Record<CopyReason, string>> = {
  rolling: 'Automatic',
  import: 'Before an import',
  restore: 'Before a restore',
  demo: 'Before demo data',
  reset: 'Before a reset',
  wipe: 'Before starting fresh',
  role: 'Before becoming a helper',
  sync: 'Before a sync',
};

/** When something was, by the clock of the device: "Today 8:15 AM", "Thu 11/19, 4:02 PM". */
export function momentLabel(at: Millis, today: IsoDate): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return '—';
  const time = instantTime(at);
  const day = instantDay(instant.toISOString()) ?? today;
  return day === today ? `Today ${time}` : `${formatDayFrom(today, day)}, ${time}`;
}

/** An amount of storage, with the larger unit that fits: "2.1 MB", "12.0 GB". */
export function storageLabel(bytes: number): string {
  const [unit, size] = UNITS.find(([, each]) => bytes >= each) ?? ['KB', 1e3];
  return `${formatNumber(bytes / size, 'one')} ${unit}`;
}

const UNITS = [
  ['GB', 1e9],
  ['MB', 1e6],
] as const;
