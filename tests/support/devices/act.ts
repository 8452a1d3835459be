import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import type { Settings, SettingsPatch } from '#domain/settings/settings.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { perform } from '#state/records/perform.ts';
import { reduce } from '#state/records/reduce.ts';
import { aFarm } from '#tests/support/builders/builders.ts';

export const MOMENT: ActionContext = {
  today: '2025-03-10',
  now: Date.parse('2025-03-10T12:00:00.000Z'),
};

/** A farm after some actions, all on 3/10/2025. */
export function act(farm: FarmDocument, ...actions: readonly FarmAction[]): FarmDocument {
  return actions.reduce(
    (document, action) => reduce(document, { ...action, moment: MOMENT }),
    farm,
  );
}

export function saveSettings(before: Settings, patch: SettingsPatch): Settings {
  return act(aFarm({ settings: before }), { type: 'UPDATE_SETTINGS', payload: patch }).settings;
}

/** A farm after some actions at noon of a day, planned again as the app does. */
export function actOn(
  farm: FarmDocument,
  today: IsoDate,
  ...actions: readonly FarmAction[]
): FarmDocument {
  const moment = { today, now: Date.parse(`${today}T12:00:00.000Z`) };
  return actions.reduce((one, action) => perform(one, { ...action, moment }).document, farm);
}

/** The same value, which throws when anything in it is changed. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
