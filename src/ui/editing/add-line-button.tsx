import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button, type ButtonOwn } from '../kit/plain-parts.tsx';

/** Adds one more line to those that are typed into. */
export function AddLineButton(props: ComponentProps<'button'> & Pick<ButtonOwn, 'size'>) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size="1rem" aria-hidden />}
      {...props}
    />
  );
}
