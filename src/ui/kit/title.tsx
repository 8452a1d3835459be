import { Title as KitTitle } from '@mantine/core';
import type { ComponentProps } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook, splitPlace, type PlaceProps } from './part-look.ts';

type Order = 1 | 2 | 3 | 4 | 5 | 6;

const LOOK = classList(KitTitle.classes['root'], theme.title);
const look = createLook(KitTitle.varsResolver);

/** A heading, as the kit's own looks. */
export function Title(
  props: ComponentProps<'h1'> &
    PlaceProps & { readonly order: Order; readonly size?: `h${Order}` | undefined },
) {
  const [place, { order, size, className, style, ...others }] = splitPlace(props);
  const Heading = `h${order}` as const;
  return (
    <Heading
      {...others}
      className={classList(LOOK, className)}
      style={look(size === undefined ? { order } : { order, size }, place, style)}
    />
  );
}
