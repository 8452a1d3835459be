import { type CsvCell, downloadTable } from '#ui/csv/csv.ts';
import { Menu } from '@mantine/core';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import type { EarlierPress } from '#ui/page/lazy-menu.tsx';
import type { TaskListed } from './use-task-list.ts';
import { PhoneMenuButton } from './phone-menu-button.tsx';

/** What a phone has no room for beside the title. */
export function PhoneMenu(
  props: EarlierPress & {
    readonly list: TaskListed;
    readonly rebuild: () => void;
    readonly fileRows: () => readonly (readonly CsvCell[])[];
  },
) {
  const { isAsked, takeFocus, rebuild, fileRows } = props;
  const { showArchived, setShowArchived } = props.list;
  const isDayOnly = useIsDayOnly();
  return (
    // In its place in the page, so that it belongs to a landmark.
    <Menu withinPortal={false} defaultOpened={isAsked}>
      <Menu.Target>
        <PhoneMenuButton ref={takeFocus} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={rebuild}>Rebuild tasks</Menu.Item>
        {!isDayOnly && (
          <Menu.Item onClick={() => downloadTable('tasks.csv', fileRows())}>Download CSV</Menu.Item>
        )}
        <Menu.Item onClick={() => setShowArchived(!showArchived)}>
          {showArchived ? 'Hide archived' : 'Show archived'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
