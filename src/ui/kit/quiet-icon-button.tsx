import { ActionIcon, UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import theme from '../theme/theme.module.css';
import classes from './quiet-icon-button.module.css';

const LOOK = [
  'mantine-focus-auto mantine-active',
  UnstyledButton.classes['root'],
  ActionIcon.classes['root'],
  theme.actionIcon,
  classes.root,
].join(' ');

/** A small button with a sign, as `ActionIcon` looks, for lists of hundreds: the kit's takes several times as long to draw. */
export function QuietIconButton({ className = '', children, ...others }: ComponentProps<'button'>) {
  return (
    <button type="button" data-variant="subtle" {...others} className={`${LOOK} ${className}`}>
      <span className={ActionIcon.classes['icon']}>{children}</span>
    </button>
  );
}
