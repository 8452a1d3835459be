import { Badge } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

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
