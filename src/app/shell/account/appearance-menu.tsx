import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { appearances, useAppearance } from '#ui/theme/appearances.ts';
import { AppearanceButton } from './appearance-button.tsx';

/** Light, dark, or as the device does. */
export function AppearanceMenu() {
  const { chosen, choose } = useAppearance();
  return (
    <Menu position="top-start">
      <Menu.Target>
        <AppearanceButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Appearance</Menu.Label>
        {appearances.map((choice) => (
          <Menu.Item
            key={choice.scheme}
            leftSection={<choice.icon size="1.125rem" />}
            rightSection={choice === chosen ? <IconCheck size="1rem" aria-label="chosen" /> : null}
            onClick={() => choose(choice.scheme)}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
