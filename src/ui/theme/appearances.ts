import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

export const appearances = [
  { scheme: 'auto', label: 'System', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Light', icon: IconSun },
  { scheme: 'dark', label: 'Dark', icon: IconMoon },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; icon: unknown }[];

/** The appearance that is chosen now; it is remembered on this device. */
export function useAppearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = appearances.find(({ scheme }) => scheme === colorScheme) ?? appearances[0];
  return { chosen, choose: setColorScheme };
}
