import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { ActionIcon } from '../kit/action-icon.tsx';

export function RowDots(props: Omit<ComponentProps<'button'>, 'color'>) {
  return (
    <ActionIcon {...props} className="no-print">
      <IconDots size="1.125rem" />
    </ActionIcon>
  );
}
