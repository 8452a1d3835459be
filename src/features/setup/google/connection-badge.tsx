import { IconCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { Badge } from '#ui/kit/badge.tsx';

/** Whether calls can be made in the name of the account. */
export function ConnectionBadge({ isConnected }: { readonly isConnected: boolean }) {
  return isConnected ? (
    <Badge leftSection={<IconCheck size="0.875rem" aria-hidden />}>Connected</Badge>
  ) : (
    <Badge color="gray" leftSection={<IconPlugConnectedX size="0.875rem" aria-hidden />}>
      Disconnected
    </Badge>
  );
}
