import { IconCheck } from '@tabler/icons-react';
import type { ProOrderStatus } from '#domain/alchemy/alchemy.ts';
import { STATUS_LABELS } from './pro-order-text.ts';
import { Badge } from '#ui/kit/badge.tsx';

const COLORS: Readonly<Record<ProOrderStatus, string>> = {
  draft: 'gray',
  pending: 'yellow',
  confirmed: 'leaf',
  fulfilled: 'leaf',
  cancelled: 'gray',
};

export function OrderBadge({ status }: { readonly status: ProOrderStatus }) {
  return (
    <Badge
      color={COLORS[status]}
      miw="max-content"
      {...(status === 'cancelled' && { style: { textDecoration: 'line-through' } })}
      icon={status === 'fulfilled' ? IconCheck : undefined}
    >
      {STATUS_LABELS[status]}
    </Badge>
  );
}
