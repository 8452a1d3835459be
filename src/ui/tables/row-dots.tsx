import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

/** The button that a menu of a row opens from. */
export function RowDots(props: ComponentProps<typeof ActionIcon<'button'>>) {
  return (
    <ActionIcon {...props} className="no-print">
      <IconDots size="1.125rem" />
    </ActionIcon>
  );
}
