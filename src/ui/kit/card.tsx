import { Card as KitCard, Paper } from '@mantine/core';
import type { CSSProperties, ElementType } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook, splitPlace, type PartProps, type PlaceProps } from './part-look.ts';

interface CardOwn extends PlaceProps {
  readonly padding?: string | number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
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
  const [place, { component, padding = 'lg', className, style, ...others }] =
    splitPlace<PartProps<ElementType, CardOwn>>(props);
  const Element = component ?? 'div';
  return (
    <Element
      {...others}
      data-with-border
      data-orientation="vertical"
      className={classList(LOOK, className)}
      style={look({ padding }, place, style)}
    />
  );
}
