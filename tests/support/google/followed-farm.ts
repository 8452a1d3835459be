import type { Task } from '#domain/planning/task.ts';
import type { GoogleSettings } from '#domain/settings/settings.ts';
import { createCalendarSync } from '#state/calendar/calendar-sync.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { GoogleStatus } from '#state/google/google-status.ts';
import { aFarm, aTask, aVariety, someSettings } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { aCalendarDevice, aMemoryCalendar } from './memory-calendar.ts';
import { turns } from '#tests/support/devices/settle.ts';

/** Trays to plant on 11/21/2026, tomorrow of the followed farm. */
export const planting = (trays: number): Task[] => [aTask({ dateISO: '2026-11-21', trays })];

/** A farm with two trays to plant tomorrow, and a calendar that follows it. */
export function aFollowedFarm(
  google: Partial<GoogleSettings> = {},
  options: { status?: GoogleStatus } = {},
) {
  const world = anEnvironment();
  const calendar = aMemoryCalendar();
  const device = aCalendarDevice();
  const farmListeners = new Set<() => void>();
  const googleListeners = new Set<() => void>();
  const noted: string[] = [];
  let status: GoogleStatus = options.status ?? 'connected';
  let tokens = ['token 1', 'token 2', 'token 3'];
  let asked = 0;
  let today = '2026-11-20';
  let document: FarmDocument = aFarm({
    varieties: [aVariety()],
    tasks: planting(2),
    settings: someSettings({
      google: {
        ...someSettings().google,
        pushAggregates: { plant: true, harvest: false, soak: false },
        ...google,
      },
    }),
  });
  const sync = createCalendarSync(
    {
      ...world,
      logger: { ...world.logger, note: (_, cause) => noted.push(String(cause)) },
      calendar,
      calendarDevice: device,
    },
    {
      status: () => status,
      userId: () => 'google_1',
      async token({ mayAsk = false } = {}) {
        if (mayAsk) asked += 1;
        return tokens[0] ?? null;
      },
      refuse: (token) => (tokens = tokens.filter((other) => other !== token)),
      onChange(listener) {
        googleListeners.add(listener);
        return () => googleListeners.delete(listener);
      },
    },
    {
      read: () => ({ document, today }),
      onChange(listener) {
        farmListeners.add(listener);
        return () => farmListeners.delete(listener);
      },
    },
  );
  const emit = (): void => farmListeners.forEach((listener) => listener());
  return {
    calendar,
    device,
    sync,
    problems: world.problems,
    noted,
    change(more: Partial<FarmDocument>) {
      document = { ...document, ...more };
      emit();
    },
    set(more: Partial<GoogleSettings>) {
      const { settings } = document;
      this.change({ settings: { ...settings, google: { ...settings.google, ...more } } });
    },
    beginDay(day: string) {
      today = day;
      emit();
    },
    become(next: GoogleStatus) {
      status = next;
      googleListeners.forEach((listener) => listener());
    },
    /** How often access to the calendar could be asked for in a window. */
    asked: () => asked,
    loseTokens: () => (tokens = []),
    findTokens: () => (tokens = ['token 4']),
    /** Lets time pass and everything happen that was due. */
    async pass(milliseconds: number) {
      world.pass(milliseconds);
      await turns();
    },
  };
}
