import { ActionIcon as KitIcon } from '@mantine/core';
import type { CSSProperties, ElementType, ReactNode } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook, splitPlace, type PartProps, type PlaceProps } from './part-look.ts';
import { UnstyledButton } from './unstyled-button.tsx';

interface ActionIconOwn extends PlaceProps {
  readonly variant?: 'filled' | 'default' | 'subtle';
  readonly color?: string | undefined;
  readonly size?: string;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ReactNode;
}

const LOOK = classList(KitIcon.classes['root'], theme.actionIcon);
const look = createLook(KitIcon.varsResolver);

export function ActionIcon<E extends ElementType = 'button'>(props: PartProps<E, ActionIconOwn>) {
  const [place, rest] = splitPlace<PartProps<ElementType, ActionIconOwn>>(props);
  const { variant = 'subtle', color = 'gray', size = '2.25rem', disabled, ...more } = rest;
  const { className, style, children, ...others } = more;
  return (
    <UnstyledButton<ElementType>
      {...others}
      disabled={disabled}
      data-disabled={disabled || undefined}
      data-variant={variant}
      className={classList(disabled ? undefined : 'mantine-active', LOOK, className)}
      style={look({ variant, color, size }, place, style)}
    >
      <span className={KitIcon.classes['icon']}>{children}</span>
    </UnstyledButton>
  );
}
