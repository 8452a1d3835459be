import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import classes from './palette-button.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the command palette from the top bar. */
export function PaletteButton() {
  return (
    <UnstyledButton className={classes.button} onClick={spotlight.open}>
      <IconSearch size="1rem" aria-hidden />
      <span className={classes.words}>Search or jump to</span>
      <Kbd size="xs">{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
    </UnstyledButton>
  );
}

/** The same on a phone. */
export function PaletteIcon() {
  return (
    <ActionIcon aria-label="Search or jump to" onClick={spotlight.open}>
      <IconSearch size="1.375rem" />
    </ActionIcon>
  );
}
