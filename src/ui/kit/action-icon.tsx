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

const look = createLook(KitIcon.varsResolver, KitIcon.classes['root'], theme.actionIcon);

export function ActionIcon(props: ActionIconProps) {
  const { variant = 'subtle', color = 'gray', size = '2.25rem', ...more } = props;
  const { className, children, ...others } = more;
  const { disabled } = others;
  const active = classList(disabled ? undefined : 'mantine-active', className);
  return (
    <UnstyledButton
      {...look({ variant, color, size }, { ...others, className: active })}
      data-disabled={disabled || undefined}
      data-variant={variant}
    >
      <span className={KitIcon.classes['icon']}>{children}</span>
    </UnstyledButton>
  );
}
