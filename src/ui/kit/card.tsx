import { Card as KitCard, Paper } from '@mantine/core';
import type { ElementType } from 'react';
import theme from '../theme/theme.module.css';
import { createLook, type PartProps } from './part-look.ts';

interface CardOwn {
  readonly padding?: string | number;
  readonly className?: string | undefined;
}

const look = createLook(
  KitCard.varsResolver,
  'mantine-Card-root',
  Paper.classes['root'],
  theme.paper,
  KitCard.classes['root'],
  theme.card,
);

export function Card<E extends ElementType = 'div'>(props: PartProps<E, CardOwn>) {
  const all: PartProps<ElementType, CardOwn> = props;
  const { component, padding = 'lg', ...others } = all;
  const Element = component ?? 'div';
  return <Element {...look({ padding }, others)} data-with-border data-orientation="vertical" />;
}
