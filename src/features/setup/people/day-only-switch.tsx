import { Switch } from '@mantine/core';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useMember } from '#state/react/sharing/use-member.ts';

/** Shows the work of the day alone on this device; helpers have no other face. */
export function DayOnlySwitch() {
  const key = useMember();
  const { member } = useFarmStore().world.cloud;
  if (key === null || key.role === 'HELPER') return null;
  return (
    <Switch
      label="Show only the day’s work on this device"
      checked={key.isDayOnly === true}
      onChange={(event) => member?.change({ isDayOnly: event.currentTarget.checked })}
      my="sm"
    />
  );
}
