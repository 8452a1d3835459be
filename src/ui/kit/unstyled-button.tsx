import { UnstyledButton as KitButton } from '@mantine/core';
import type { ElementType } from 'react';
import { classList, type PartProps } from './part-look.ts';

interface ButtonLook {
  readonly className?: string | undefined;
}

const LOOK = classList('mantine-focus-auto', KitButton.classes['root']);

/** A button, or what is pressed like one, without a look of its own. */
export function UnstyledButton<E extends ElementType = 'button'>(props: PartProps<E, ButtonLook>) {
  const all: PartProps<ElementType, ButtonLook> = props;
  const { component, className, ...others } = all;
  const Element = component ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...others}
      className={classList(LOOK, className)}
    />
  );
}
