import { ActionIcon as KitIcon } from '@mantine/core';
import type { ComponentProps } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook } from './part-look.ts';
import { UnstyledButton } from './unstyled-button.tsx';

interface ActionIconProps extends Omit<ComponentProps<'button'>, 'color' | 'style'> {
  readonly variant?: 'filled' | 'default' | 'subtle';
  readonly color?: string;
  readonly size?: string;
}

const LOOK = classList(KitIcon.classes['root'], theme.actionIcon);
const look = createLook(KitIcon.varsResolver);

export function ActionIcon(props: ActionIconProps) {
  const { variant = 'subtle', color = 'gray', size = '2.25rem', disabled, ...more } = props;
  const { className, children, ...others } = more;
  return (
    <UnstyledButton
      {...others}
      disabled={disabled}
      data-disabled={disabled || undefined}
      data-variant={variant}
      className={classList(disabled ? undefined : 'mantine-active', LOOK, className)}
      style={look({ variant, color, size }, {})}
    >
      <span className={KitIcon.classes['icon']}>{children}</span>
    </UnstyledButton>
  );
}
