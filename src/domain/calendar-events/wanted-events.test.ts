import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { aTask, aVariety } from '#tests/support/builders/builders.ts';
import { calendarWindow, wantedEvents, type CalendarFarm } from './wanted-events.ts';

const TODAY = '2026-11-20';
const ALL = { plant: true, harvest: true, soak: true };

function farm(tasks: readonly Task[], switches: Partial<typeof ALL> = {}): CalendarFarm {
  return {
    tasks,
    varieties: [aVariety({ id: 'pea' }), aVariety({ id: 'sunflower' })],
    settings: { google: { pushAggregates: { ...ALL, ...switches } } },
  };
}

const plant = (more: Partial<Task>) => aTask({ dateISO: '2026-11-21', ...more });
const summaries = (tasks: readonly Task[]) =>
  wantedEvents(farm(tasks), TODAY).map(({ summary }) => summary);

test('the trays of a day and a kind of work make one event with a line per variety and the tag', () => {
  const events = wantedEvents(
    farm([
      plant({ varietyId: 'sunflower', trays: 2 }),
      plant({ varietyId: 'pea', trays: 3 }),
      plant({ varietyId: 'pea', trays: 1, taskKey: 'again' }),
    ]),
    TODAY,
  );
  const description = 'Pea — 4 trays\nSunflower — 2 trays\n[mgKey:2026-11-21|plant]';
  const words = { summary: '[MGM] Plant — 6 trays', description };
  expect(events).toEqual([
    { key: '2026-11-21|plant', dateISO: '2026-11-21', type: 'plant', ...words },
  ]);
});

test('the window is today and the 30 days after it', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-12-20', '2026-12-21'];
  const tasks = days.map((dateISO) => plant({ dateISO }));
  expect(calendarWindow(TODAY)).toEqual({ from: '2026-11-20', to: '2026-12-20' });
  expect(wantedEvents(farm(tasks), TODAY).map(({ dateISO }) => dateISO)).toEqual([
    '2026-11-20',
    '2026-12-20',
  ]);
});

test('done work counts, work that was given up does not', () => {
  expect(
    summaries([
      plant({ trays: 2, done: true }),
      plant({ trays: 1 }),
      plant({ varietyId: 'sunflower', trays: 4, done: true, skipped: true }),
    ]),
  ).toEqual(['[MGM] Plant — 3 trays']);
});

test('a kind that is switched off gives no events', () => {
  const tasks = [plant({ type: 'SOAK' }), plant({}), plant({ type: 'HARVEST', oz: 8 })];
  const types = (switches: Partial<typeof ALL>) =>
    wantedEvents(farm(tasks, switches), TODAY).map(({ type }) => type);
  expect(types({})).toEqual(['harvest', 'plant', 'soak']);
  expect(types({ plant: false })).toEqual(['harvest', 'soak']);
  expect(types({ plant: false, harvest: false, soak: false })).toEqual([]);
});

test('tasks of other tools may tell their trays as count', () => {
  const task = { dateISO: '2026-11-21', type: 'PLANT', count: 5, varietyName: 'Radish' } as const;
  const [event] = wantedEvents({ ...farm([]), tasks: [task] }, TODAY);
  expect(event?.summary).toBe('[MGM] Plant — 5 trays');
  expect(event?.description).toBe('Radish — 5 trays\n[mgKey:2026-11-21|plant]');
});

test('names are plain text of one line, whatever was typed', () => {
  const names = [
    '<b>Bold</b>\n<img src=x onerror=alert(1)>',
    '  \t',
    'Pea\u0000\u2028Shoots',
    '\uD83C',
  ];
  const tasks = names.map((varietyName, index) => plant({ varietyId: `v${index}`, varietyName }));
  const [event] = wantedEvents(farm(tasks), TODAY);
  expect(event?.description.split('\n')).toEqual([
    'Pea Shoots — 1 tray',
    'Unnamed variety — 1 tray',
    '‹b›Bold‹/b› ‹img src=x onerror=alert(1)› — 1 tray',
    '\uFFFD — 1 tray',
    '[mgKey:2026-11-21|plant]',
  ]);
});

test('a deleted variety has the name in its task, or no name', () => {
  const task = aTask({ dateISO: TODAY, varietyId: 'gone', varietyName: 'Leek', trays: 2 });
  const { varietyId: _id, varietyName: _name, ...unnamed } = task;
  const lines = ({ description }: { readonly description: string }) => description.split('\n')[0];
  expect(wantedEvents(farm([task]), TODAY).map(lines)).toEqual(['Leek — 2 trays']);
  expect(wantedEvents(farm([unnamed]), TODAY).map(lines)).toEqual(['Unnamed variety — 2 trays']);
});

test('trays and ounces of a day add up, a harvest that says no ounces adds none', () => {
  const cut = (id: string, varietyId: string, trays: number) =>
    aTask({ id, taskKey: id, type: 'HARVEST', dateISO: TODAY, varietyId, trays });
  const tasks = [
    { ...cut('a', 'pea', 2), oz: 16 },
    cut('b', 'pea', 1),
    { ...cut('c', 'sunflower', 3), oz: 24 },
  ];
  const [event] = wantedEvents(farm(tasks), TODAY);
  expect(event?.summary).toBe('[MGM] Harvest — 6 trays, 40 oz');
  expect(event?.description).toContain('Pea — 3 trays, 16 oz\nSunflower — 3 trays, 24 oz');
});

test('work of no trays, or that says none, is no event', () => {
  const { trays: _, ...unsaid } = aTask({ dateISO: TODAY });
  expect(wantedEvents(farm([unsaid, aTask({ dateISO: TODAY, trays: 0 })]), TODAY)).toEqual([]);
  expect(wantedEvents(farm([aTask({ dateISO: TODAY, trays: 0.5 })]), TODAY)).toHaveLength(1);
});

test('a farm that weighs in grams has them in its calendar, and trays with its decimal mark', () => {
  const written = { dates: 'day-first', numbers: 'comma' } as const;
  const region = { weights: 'metric', currency: 'EUR', ...written } as const;
  const task = {
    ...aTask({ type: 'HARVEST', dateISO: TODAY, varietyId: 'pea', trays: 2.5 }),
    oz: 105,
  };
  const { settings, ...others } = farm([task]);
  const [event] = wantedEvents({ ...others, settings: { ...settings, region } }, TODAY);
  expect(event?.summary).toBe('[MGM] Harvest — 2,5 trays, 2,98 kg');
});
