import { expect, test } from 'vitest';
import { MOMENT } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import type { FarmAction } from '../records/farm-action.ts';
import { perform } from '../records/perform.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { editKey, readEditTimes } from '../document/sync/edit-times.ts';
import { laterSide } from './later-edit.ts';
import type { Place } from './merge-context.ts';
import { mergeFarms } from './merge-farms.ts';

const YEAR = 365 * 86_400_000;
const NINE = MOMENT.now;
const FARM = aFarm();

/** Something done so many minutes after nine, on a device whose clock is off by so much. */
function done(farm: FarmDocument, action: FarmAction, minutes: number, off = 0): FarmDocument {
  const serviceNow = NINE + minutes * 60_000;
  const moment = { ...MOMENT, now: serviceNow + off, serviceNow };
  return perform(farm, { ...action, moment }).document;
}

/** The same on a device that keeps no notes of edits, as older versions do. */
function doneBefore(farm: FarmDocument, action: FarmAction, minutes: number): FarmDocument {
  const moment = { ...MOMENT, now: NINE + minutes * 60_000 };
  return perform(farm, { ...action, moment }).document;
}

const titled = (siteTitle: string): FarmAction => ({
  type: 'UPDATE_SETTINGS',
  payload: { siteTitle },
});

const weighed = (dateISO: string, weightOz: number): FarmAction => ({
  type: 'RECORD_HARVEST',
  payload: { record: aWeighedHarvest({ dateISO, weightOz }) },
});

function met(local: FarmDocument, remote: FarmDocument, base = FARM): FarmDocument {
  const now = NINE + 3_600_000;
  return mergeFarms({ base, local, remote, today: MOMENT.today, now }).merged;
}

test('a farm knows when what was changed, and by the clock of the service', () => {
  const farm = done(FARM, titled('Harbor Greens'), 5, -YEAR);
  expect(readEditTimes(farm)?.at).toEqual({ 'settings/siteTitle': NINE + 300_000 });
  expect(farm.meta.lastWriteAt).toBe(NINE + 300_000 - YEAR);
});

test('a farm that an older version has written goes by its write stamp, and nothing of it is lost', () => {
  const noted = done(FARM, titled('Noted'), 10);
  for (const [minutes, title] of [
    [5, 'Noted'],
    [15, 'Old app'],
  ] as const) {
    const old = doneBefore(FARM, titled('Old app'), minutes);
    const merged = mergeFarms({ base: FARM, local: old, remote: noted, ...LATER });
    expect(merged.merged.settings.siteTitle).toBe(title);
    expect(merged.notices).toHaveLength(1);
  }
});

const LATER = { today: MOMENT.today, now: NINE + 3_600_000 };

test('edits that a wrong clock has dated ahead are not later than now', () => {
  const ahead = done(FARM, titled('Ahead'), 60 * 24 * 365);
  const here = done(FARM, titled('Here'), 50);
  expect(met(ahead, here).settings.siteTitle).toBe('Ahead');
  expect(met(here, ahead).settings.siteTitle).toBe('Ahead');
});

test('a clock that is slow does not date what others edited back to its own day', () => {
  const title = done(FARM, titled('Eleven'), 40);
  const slow = done(title, weighed('2026-11-20', 10), 10);
  const between = done(FARM, titled('Half past'), 30);
  expect(met(slow, between).settings.siteTitle).toBe('Eleven');
  expect(met(between, slow).settings.siteTitle).toBe('Eleven');
});

test('the first weight of a farm is no edit of those that others weighed', () => {
  const barn = done(FARM, weighed('2026-11-20', 10), 5);
  const cellar = done(barn, weighed('2026-11-20', 11), 10);
  const phone = done(barn, weighed('2026-11-20', 12), 15);
  const joined = met(done(FARM, weighed('2026-11-21', 8), 30), cellar);
  const log = met(joined, phone, barn).harvestLog ?? [];
  expect(new Set(log.map(({ weightOz }) => weightOz))).toEqual(new Set([8, 12]));
});

test('only the newest 200 edits are noted one by one; the others are not later than those', () => {
  let farm = FARM;
  for (let n = 0; n < 210; n += 1) {
    const payload = aMaterial({ id: `mat_${n}`, name: `Tray ${n}` });
    farm = done(farm, { type: 'ADD_MATERIAL', payload }, n);
  }
  const times = readEditTimes(farm);
  expect(Object.keys(times?.at ?? {})).toHaveLength(200);
  expect(times?.others).toBe(NINE + 9 * 60_000);
});

test('what is decided in one go goes by the newest of its values on each side', () => {
  const place = (name: string): Place => ({
    slice: 'varieties',
    entityId: 'pea',
    label: 'Pea',
    path: [name],
  });
  const at = (yieldAt: number, stepsAt: number) => ({
    at: {
      [editKey(['varieties', 'pea', 'yield'])]: yieldAt,
      [editKey(['varieties', 'pea', 'steps'])]: stepsAt,
    },
    others: 0,
  });
  const { later } = laterSide({ local: at(5, 20), remote: at(10, 10) }, { now: 100 });
  expect(later(place('yield'), place('steps'))).toBe('local');
  expect(later(place('yield'))).toBe('remote');
});
