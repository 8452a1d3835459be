import { IconAlertTriangle, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ImportVerdict } from '#domain/import/import-plan.ts';
import { formatCount } from '../format.ts';
import { Badge } from '../kit/badge.tsx';

type Kind = ImportVerdict['kind'];

const SIGNS = {
  new: { color: 'leaf', Icon: IconPlus },
  changed: { color: 'yellow', Icon: IconPencil },
  unchanged: { color: 'gray', Icon: IconEqual },
  error: { color: 'red', Icon: IconAlertTriangle },
} as const satisfies Readonly<Record<Kind, unknown>>;

/** What becomes of a row, as an icon and a word; with a count it says of how many. */
export function VerdictBadge({ kind, count }: { readonly kind: Kind; readonly count?: number }) {
  const { color, Icon } = SIGNS[kind];
  return (
    <Badge color={color} leftSection={<Icon size="0.875rem" aria-hidden />}>
      {count === undefined ? kind : formatCount(count, kind, kind === 'error' ? 'errors' : kind)}
    </Badge>
  );
}
