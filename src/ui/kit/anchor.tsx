import { Anchor as KitAnchor } from '@mantine/core';
import type { ElementType } from 'react';
import theme from '../theme/theme.module.css';
import { classList, type PartProps } from './part-look.ts';
import { Text, type TextOwn } from './text.tsx';

interface AnchorOwn extends TextOwn {
  readonly underline?: 'hover' | 'always';
}

const LOOK = classList(KitAnchor.classes['root'], theme.anchor);

/** A link in a text or a list, as the kit's own looks. */
export function Anchor<E extends ElementType = 'a'>(props: PartProps<E, AnchorOwn>) {
  const all: PartProps<ElementType, AnchorOwn> = props;
  const { component = 'a', underline = 'hover', className, ...others } = all;
  return (
    <Text<ElementType>
      {...others}
      component={component}
      className={classList(LOOK, className)}
      data-underline={underline}
    />
  );
}
