import { useMantineColorScheme } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDownload,
  IconMessage,
  IconMessageQuestion,
  IconMoon,
  IconRefresh,
  IconRoute,
  IconScale,
  IconSun,
} from '@tabler/icons-react';
import { useExportBackup } from '#features/setup/backup/use-export-backup.ts';
import { useRebuildTasks } from '#features/tasks/today/use-rebuild-tasks.ts';
import { useHistory } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { buffersPath, availabilityPath, routePaths } from '#ui/route-paths.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** What can be done from anywhere. What changes the farm says how, and asks before. */
export function useActionEntries(openMessages: () => void): readonly PaletteEntry[] {
  const changes = useChangeEntries();
  const download = useExportBackup();
  const { setColorScheme } = useMantineColorScheme();
  return [
    action('Can I say yes?', IconMessageQuestion, availabilityPath()),
    action('Short deliveries', IconAlertTriangle, routePaths.shortages),
    action('Trace', IconRoute, routePaths.trace, {
      words: 'recall seed lot batch code',
    }),
    action('Yield and buffer suggestions', IconScale, buffersPath('all')),
    ...changes,
    action('Notifications', IconMessage, openMessages, {
      detail: 'Recent notifications',
      words: 'undo redo history messages',
    }),
    action('Download a backup', IconDownload, download),
    action('Light appearance', IconSun, () => setColorScheme('light')),
    action('Dark appearance', IconMoon, () => setColorScheme('dark')),
    action('Appearance of the device', IconSun, () => setColorScheme('auto')),
  ];
}

function useChangeEntries(): readonly PaletteEntry[] {
  const { undo, redo, undoLabel, redoLabel } = useHistory();
  const rebuild = useRebuildTasks();
  const confirm = useConfirm();
  const change = (
    label: string,
    icon: Icon,
    run: () => void,
    { detail, question = `${label}?` }: { detail: string; question?: string },
  ) => {
    const ask = async () => {
      if (await confirm(question)) toast.attempt(run);
    };
    return action(label, icon, () => void ask(), { detail, changesFarm: true });
  };
  const undoing = change(`Undo: ${undoLabel}`, IconArrowBackUp, undo, {
    detail: 'Undoes your last change. Asks first.',
  });
  const redoing = change(`Redo: ${redoLabel}`, IconArrowForwardUp, redo, {
    detail: 'Redoes the change. Asks first.',
  });
  return [
    ...(undoLabel === null ? [] : [undoing]),
    ...(redoLabel === null ? [] : [redoing]),
    change('Rebuild tasks', IconRefresh, rebuild, {
      detail: 'Rebuilds all open tasks from orders. Asks first.',
      question: 'Rebuild all open tasks from orders?',
    }),
  ];
}

function action(
  label: string,
  icon: Icon,
  run: PaletteEntry['run'],
  rest: Pick<PaletteEntry, 'detail' | 'words' | 'changesFarm'> = {},
): PaletteEntry {
  return { id: `do-${label}`, label, group: 'Actions', icon, run, ...rest };
}
