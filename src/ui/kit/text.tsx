import { Text as KitText } from '@mantine/core';
import type { CSSProperties, ElementType } from 'react';
import { classList, createLook, splitPlace, type PartProps, type PlaceProps } from './part-look.ts';

export interface TextOwn extends PlaceProps {
  readonly size?: 'xs' | 'note' | 'sm' | 'md' | 'lg' | 'xl';
  /** In a line of other text. */
  readonly span?: boolean;
  /** As large as the text around it. */
  readonly inherit?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

const LOOK = classList('mantine-focus-auto', KitText.classes['root']);
const look = createLook(KitText.varsResolver);

/** A paragraph, or a span of text, as the kit's own looks. */
export function Text<E extends ElementType = 'p'>(props: PartProps<E, TextOwn>) {
  const [place, { component, size = 'sm', span, inherit, className, style, ...others }] =
    splitPlace<PartProps<ElementType, TextOwn>>(props);
  const Element = component ?? (span ? 'span' : 'p');
  return (
    <Element
      {...others}
      className={classList(LOOK, className)}
      data-inherit={inherit || undefined}
      style={look({ size }, place, style)}
    />
  );
}
