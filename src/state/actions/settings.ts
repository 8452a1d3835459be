import { removeCommonTask, upsertCommonTask } from '#domain/settings/common-tasks.ts';
import { saveBufferSettings } from '#domain/settings/save-buffer-settings.ts';
import { saveSettings } from '#domain/settings/save-settings.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import type { SettingsAction } from './farm-action.ts';
import { followDirtyTrays } from '#domain/trays/scrub-task.ts';

/** Changes of the settings, the buffers and the list of quick tasks. */
export function reduceSettings(
  document: FarmDocument,
  action: SettingsAction,
  moment: Moment,
): FarmDocument {
  const { settings } = document;
  switch (action.type) {
    case 'UPDATE_SETTINGS': {
      const saved = { ...document, settings: saveSettings(settings, action.payload) };
      return followDirtyTrays(document, saved, moment);
    }
    case 'UPDATE_BATCH_SETTINGS':
      return {
        ...document,
        batchSettings: { ...document.batchSettings, ...saveBufferSettings(action.payload) },
      };
    case 'UPSERT_COMMON_TASK': {
      const { name, previous } = action.payload;
      return withCommonTasks(document, upsertCommonTask(settings.commonTasks, name, previous));
    }
    case 'REMOVE_COMMON_TASK':
      return withCommonTasks(document, removeCommonTask(settings.commonTasks, action.payload.name));
  }
}

function withCommonTasks(document: FarmDocument, commonTasks: readonly string[]): FarmDocument {
  if (commonTasks === document.settings.commonTasks) return document;
  return { ...document, settings: { ...document.settings, commonTasks } };
}
