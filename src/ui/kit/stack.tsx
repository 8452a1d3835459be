import { Stack as KitStack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { classList, createLook, splitPlace, type PlaceProps } from './part-look.ts';

interface StackOwn extends PlaceProps {
  readonly gap?: string | number;
  readonly align?: string;
}

const LOOK = classList('mantine-Stack-root', KitStack.classes['root']);
const look = createLook(KitStack.varsResolver);

/** Parts one under the other, as the kit's own looks. */
export function Stack(props: ComponentProps<'div'> & StackOwn) {
  const [place, { gap = 'md', align = 'stretch', className, style, ...others }] = splitPlace(props);
  return (
    <div
      {...others}
      className={classList(LOOK, className)}
      style={look({ gap, align, justify: 'flex-start' }, place, style)}
    />
  );
}
