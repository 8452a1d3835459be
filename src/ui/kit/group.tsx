import { Group as KitGroup } from '@mantine/core';
import type { ComponentProps } from 'react';
import { classList, createLook, splitPlace, type PlaceProps } from './part-look.ts';

interface GroupOwn extends PlaceProps {
  readonly gap?: string;
  readonly align?: string;
  readonly justify?: string;
  readonly wrap?: 'wrap' | 'nowrap';
}

const look = createLook(KitGroup.varsResolver);

/** Parts beside each other, as the kit's own looks. */
export function Group(props: ComponentProps<'div'> & GroupOwn) {
  const [place, { gap = 'md', align = 'center', justify = 'flex-start', wrap = 'wrap', ...rest }] =
    splitPlace(props);
  const { className, style, ...others } = rest;
  return (
    <div
      {...others}
      className={classList(KitGroup.classes['root'], className)}
      style={look({ gap, align, justify, wrap }, place, style)}
    />
  );
}
