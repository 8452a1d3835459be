import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

export function PhoneMenuButton(props: ComponentProps<typeof ActionIcon>) {
  return (
    <ActionIcon aria-label="More" size="lg" {...props}>
      <IconDots />
    </ActionIcon>
  );
}
