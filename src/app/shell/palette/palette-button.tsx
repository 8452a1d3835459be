import { Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { showLoadError } from '#ui/dialogs/show-load-error.ts';
import classes from './palette-button.module.css';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The palette itself is loaded after the first look at the page; asked for earlier, it opens then. */
const openPalette = () =>
  void import('./command-palette.tsx').then(
    ({ openCommandPalette }) => openCommandPalette(),
    showLoadError,
  );

export function PaletteButton() {
  return (
    <UnstyledButton className={classes.button} onClick={openPalette}>
      <IconSearch size="1rem" aria-hidden />
      <span className={classes.words}>Search or jump to</span>
      <Kbd size="xs">{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
    </UnstyledButton>
  );
}

/** The same on a phone. */
export function PaletteIcon() {
  return (
    <ActionIcon aria-label="Search or jump to" onClick={openPalette}>
      <IconSearch size="1.375rem" />
    </ActionIcon>
  );
}
