import { useMantineColorScheme } from '@mantine/core';
import {
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
import { useGoToScreen } from '../use-heading-focus.ts';
import type { PaletteEntry } from './palette-entry.ts';

const size = '1.125rem';

/** What can be done from anywhere. What changes the farm says how, and asks before. */
export function useActionEntries(openMessages: () => void): readonly PaletteEntry[] {
  const goTo = useGoToScreen();
  const changes = useChangeEntries();
  const download = useExportBackup();
  const { setColorScheme } = useMantineColorScheme();
  return [
    action('Can I say yes?', <IconMessageQuestion size={size} />, () => goTo(availabilityPath())),
    action('Short deliveries', <IconAlertTriangle size={size} />, () => goTo(routePaths.shortages)),
    action('Trace', <IconRoute size={size} />, () => goTo(routePaths.trace), {
      words: 'recall seed lot batch code',
    }),
    action('Yield and buffer suggestions', <IconScale size={size} />, () =>
      goTo(buffersPath('all')),
    ),
    ...changes,
    action('Notifications', <IconMessage size={size} />, openMessages, {
      detail: 'Recent notifications',
      words: 'undo redo history messages',
    }),
    action('Download a backup', <IconDownload size={size} />, download),
    action('Light appearance', <IconSun size={size} />, () => setColorScheme('light')),
    action('Dark appearance', <IconMoon size={size} />, () => setColorScheme('dark')),
    action('Appearance of the device', <IconSun size={size} />, () => setColorScheme('auto')),
  ];
}

function useChangeEntries(): readonly PaletteEntry[] {
  const { undo, redo, undoLabel, redoLabel } = useHistory();
  const rebuild = useRebuildTasks();
  const confirm = useConfirm();
  const change = (
    label: string,
    icon: PaletteEntry['icon'],
    { detail, question, run }: { detail: string; question: string; run: () => void },
  ) => {
    const ask = async () => {
      if (!(await confirm(question))) return;
      try {
        run();
      } catch (error) {
        toast.failed(error);
      }
    };
    return action(label, icon, () => void ask(), { detail, changesFarm: true });
  };
  const undoing = change(`Undo: ${undoLabel}`, <IconArrowBackUp size={size} />, {
    detail: 'Undoes your last change. Asks first.',
    question: `Undo: ${undoLabel}?`,
    run: undo,
  });
  const redoing = change(`Redo: ${redoLabel}`, <IconArrowForwardUp size={size} />, {
    detail: 'Redoes the change. Asks first.',
    question: `Redo: ${redoLabel}?`,
    run: redo,
  });
  return [
    ...(undoLabel === null ? [] : [undoing]),
    ...(redoLabel === null ? [] : [redoing]),
    change('Rebuild tasks', <IconRefresh size={size} />, {
      detail: 'Rebuilds all open tasks from orders. Asks first.',
      question: 'Rebuild all open tasks from orders?',
      run: rebuild,
    }),
  ];
}

function action(
  label: string,
  icon: PaletteEntry['icon'],
  run: () => void,
  rest: Pick<PaletteEntry, 'detail' | 'words' | 'changesFarm'> = {},
): PaletteEntry {
  return { id: `do-${label}`, label, group: 'Actions', icon, run, ...rest };
}
