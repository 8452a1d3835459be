import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

/** The dots beside the title on a phone. */
export function PhoneMenuButton(props: ComponentProps<typeof ActionIcon<'button'>>) {
  return (
    <ActionIcon aria-label="More" size="lg" {...props}>
      <IconDots />
    </ActionIcon>
  );
}
