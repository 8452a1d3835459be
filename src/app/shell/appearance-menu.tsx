import { Button, Menu, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const choices = [
  { scheme: 'auto', label: 'System', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Light', icon: IconSun },
  { scheme: 'dark', label: 'Dark', icon: IconMoon },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; icon: unknown }[];

/** Light, dark, or as the device does. */
export function AppearanceMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = choices.find(({ scheme }) => scheme === colorScheme) ?? choices[0];
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button
          variant="subtle"
          size="xs"
          px="sm"
          mb="sm"
          leftSection={<chosen.icon size="1rem" />}
          aria-label={`Appearance: ${chosen.label}`}
        >
          {chosen.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Appearance</Menu.Label>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.scheme}
            leftSection={<choice.icon size="1.125rem" />}
            rightSection={choice === chosen ? <IconCheck size="1rem" aria-label="chosen" /> : null}
            onClick={() => setColorScheme(choice.scheme)}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
