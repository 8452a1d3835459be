import { Button as KitButton } from '@mantine/core';
import type { CSSProperties, ElementType, ReactNode } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook, splitPlace, type PartProps, type PlaceProps } from './part-look.ts';
import { UnstyledButton } from './unstyled-button.tsx';

export interface ButtonOwn extends PlaceProps {
  readonly variant?: 'filled' | 'default' | 'subtle' | 'light';
  readonly size?: 'xs' | 'sm' | 'md' | 'compact-sm';
  readonly color?: string | undefined;
  readonly justify?: string;
  readonly leftSection?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Looks as if it were disabled, but is still reached. */
  readonly 'data-disabled'?: boolean | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ReactNode;
}

const LOOK = classList(KitButton.classes['root'], theme.button);
const look = createLook(KitButton.varsResolver);

/** A button with words, as the kit's own looks. */
export function Button<E extends ElementType = 'button'>(props: PartProps<E, ButtonOwn>) {
  const [place, rest] = splitPlace<PartProps<ElementType, ButtonOwn>>(props);
  const { variant, size = 'sm', color, justify, leftSection, disabled, ...more } = rest;
  const { className, style, children, 'data-disabled': looksDisabled, ...others } = more;
  const isOff = disabled || looksDisabled;
  return (
    <UnstyledButton<ElementType>
      {...others}
      disabled={disabled}
      data-disabled={isOff || undefined}
      data-variant={variant}
      data-size={size}
      data-with-left-section={Boolean(leftSection) || undefined}
      className={classList(isOff ? undefined : 'mantine-active', LOOK, className)}
      style={look(
        {
          size,
          ...(variant !== undefined && { variant }),
          ...(color !== undefined && { color }),
          ...(justify !== undefined && { justify }),
        },
        place,
        style,
      )}
    >
      <span className={KitButton.classes['inner']}>
        {leftSection && (
          <span className={KitButton.classes['section']} data-position="left">
            {leftSection}
          </span>
        )}
        <span className={KitButton.classes['label']}>{children}</span>
      </span>
    </UnstyledButton>
  );
}
