import { IconPencil } from '@tabler/icons-react';
import { Badge } from '../kit/badge.tsx';

/** Marks what was changed and not saved. */
export function UnsavedBadge({ children = 'Unsaved' }: { readonly children?: string }) {
  return (
    <Badge
      color="yellow"
      miw="max-content"
      leftSection={<IconPencil size="0.875rem" aria-hidden />}
    >
      {children}
    </Badge>
  );
}
