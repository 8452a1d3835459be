import { Button, useMantineColorScheme } from '@mantine/core';
import type { ButtonProps, MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

/** The appearances a grower can choose. */
export const appearances = [
  { scheme: 'auto', label: 'System', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Light', icon: IconSun },
  { scheme: 'dark', label: 'Dark', icon: IconMoon },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; icon: unknown }[];

/** The appearance that is chosen now. */
export function useAppearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = appearances.find(({ scheme }) => scheme === colorScheme) ?? appearances[0];
  return { chosen, choose: setColorScheme };
}

/** Says which appearance is chosen; the menu of all of them opens from it. */
export function AppearanceButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const { chosen } = useAppearance();
  return (
    <Button
      variant="subtle"
      size="xs"
      px="sm"
      mb="sm"
      leftSection={<chosen.icon size="1rem" />}
      aria-label={`Appearance: ${chosen.label}`}
      {...props}
    >
      {chosen.label}
    </Button>
  );
}
