import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { appearances, useAppearance } from '#ui/theme/appearances.ts';
import type { EarlierPress } from '#ui/page/lazy-menu.tsx';
import { AppearanceButton } from './appearance-button.tsx';

export function AppearanceMenu({ isAsked = false, takeFocus = null }: Partial<EarlierPress>) {
  const { chosen, choose } = useAppearance();
  return (
    <Menu position="top-start" defaultOpened={isAsked}>
      <Menu.Target>
        <AppearanceButton ref={takeFocus} />
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
