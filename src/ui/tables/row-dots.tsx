import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { QuietIconButton } from '../kit/quiet-icon-button.tsx';

/** The button that a menu of a row opens from. */
export function RowDots(props: ComponentProps<'button'>) {
  return (
    <QuietIconButton {...props} className="no-print">
      <IconDots size="1.125rem" />
    </QuietIconButton>
  );
}
