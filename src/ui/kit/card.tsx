import { Card as KitCard, Paper } from '@mantine/core';
import type { ElementType } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook, type PartProps } from './part-look.ts';

interface CardOwn {
  readonly padding?: string | number;
  readonly className?: string | undefined;
}

const LOOK = classList(
  'mantine-Card-root',
  Paper.classes['root'],
  theme.paper,
  KitCard.classes['root'],
  theme.card,
);
const look = createLook(KitCard.varsResolver);

export function Card<E extends ElementType = 'div'>(props: PartProps<E, CardOwn>) {
  const all: PartProps<ElementType, CardOwn> = props;
  const { component, padding = 'lg', className, ...others } = all;
  const Element = component ?? 'div';
  return (
    <Element
      {...others}
      data-with-border
      data-orientation="vertical"
      className={classList(LOOK, className)}
      style={look({ padding }, {})}
    />
  );
}
