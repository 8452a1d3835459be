import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

/** The dots beside the title on a phone. */
export function PhoneMenuButton(props: ComponentProps<typeof ActionIcon<'button'>>) {
  return (
    <ActionIcon aria-label="More" size="lg" {...props}>
      <IconDots />
    </ActionIcon>
  );
}
