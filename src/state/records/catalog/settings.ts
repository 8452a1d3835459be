import { removeCommonTask, upsertCommonTask } from '#domain/settings/common-tasks.ts';
import type { BufferSettings, Settings, SettingsPatch } from '#domain/settings/settings.ts';
import { weekendPreference } from '#domain/settings/weekend-preference.ts';
import { saveBufferSettings } from '#domain/settings/save-buffer-settings.ts';
import { followDirtyTrays } from '#domain/trays/scrub-task.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { readSettings } from '../../read/slices/read-settings.ts';
import * as a from '../../schema/field.ts';
import { actionRules } from '../action-rules.ts';
import { asRecord, isRecord, readOwn } from '../../document/json-record.ts';

/** As in the dialog, what is no number counts as no buffer. */
const BUFFER = a.number({ or: 0 });
const BUFFER_GROUP = a.required(
  a.object<BufferSettings['consistent']>({ percent: BUFFER, varieties: a.texts() }),
);

/** Changes of the settings, the buffers and the list of quick tasks, which is kept there. */
export const SETTINGS_ACTIONS = {
  UPDATE_SETTINGS: actionRules<SettingsPatch>({
    payload: (source) => source,
    label: 'Change settings',
    run: (farm, patch, moment) =>
      followDirtyTrays(farm, { ...farm, settings: savedSettings(farm.settings, patch) }, moment),
  }),
  UPDATE_BATCH_SETTINGS: actionRules<BufferSettings>({
    payload: {
      generalBufferPercent: BUFFER,
      consistent: BUFFER_GROUP,
      delicate: BUFFER_GROUP,
      maxExtraTrays: BUFFER,
      sliver: a.number({ or: undefined }),
    },
    label: 'Change buffers',
    run: (farm, patch) => ({
      ...farm,
      batchSettings: saveBufferSettings({ ...farm.batchSettings, ...patch }),
    }),
  }),
  UPSERT_COMMON_TASK: actionRules<{ readonly name: string; readonly previous?: string }>({
    payload: { name: a.neededText(), previous: a.optionalText() },
    label: ({ name }) => `Save common task ${name}`,
    run: (farm, { name, previous }) =>
      withCommonTasks(farm, upsertCommonTask(farm.settings.commonTasks, name, previous)),
  }),
  REMOVE_COMMON_TASK: actionRules({
    payload: { name: a.neededText() },
    label: ({ name }) => `Remove common task ${name}`,
    run: (farm, { name }) =>
      withCommonTasks(farm, removeCommonTask(farm.settings.commonTasks, name)),
  }),
};

/** Merges sections field by field and reads them like a file. The weekend switch counts under each of its names. */
function savedSettings(before: Settings, patch: SettingsPatch): Settings {
  const sections = Object.entries(patch).map(([name, section]) => [
    name,
    isRecord(section) ? { ...asRecord(readOwn({ ...before }, name)), ...section } : section,
  ]);
  const { google, planner } = before;
  return readSettings({
    ...before,
    ...Object.fromEntries(sections),
    google: {
      ...google,
      ...patch.google,
      pushAggregates: { ...google.pushAggregates, ...patch.google?.pushAggregates },
    },
    planner: {
      ...planner,
      ...patch.planner,
      weekendHarvestToFriday: weekendPreference(patch) ?? planner.weekendHarvestToFriday,
    },
  });
}

function withCommonTasks(farm: FarmDocument, commonTasks: readonly string[]): FarmDocument {
  if (commonTasks === farm.settings.commonTasks) return farm;
  return { ...farm, settings: { ...farm.settings, commonTasks } };
}
