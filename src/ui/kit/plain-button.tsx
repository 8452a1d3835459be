import { UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';

const LOOK = `mantine-focus-auto ${UnstyledButton.classes['root']}`;

/** A button without a look of its own, for lists of hundreds: the kit's takes several times as long to draw. */
export function PlainButton({ className = '', ...others }: ComponentProps<'button'>) {
  return <button type="button" {...others} className={`${LOOK} ${className}`} />;
}
