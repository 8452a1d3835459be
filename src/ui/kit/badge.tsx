import { Badge as KitBadge } from '@mantine/core';
import { type Icon, IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook, type PlaceProps } from './part-look.ts';

interface BadgeOwn extends PlaceProps {
  readonly color?: string | undefined;
  /** Stands before the words. */
  readonly icon?: Icon | undefined;
}

const LABEL = classList(KitBadge.classes['label'], theme.badgeLabel);
const SECTION = classList(KitBadge.classes['section'], theme.badgeSection);
const look = createLook(
  KitBadge.varsResolver,
  'mantine-Badge-root',
  KitBadge.classes['root'],
  theme.badge,
);

export function Badge(props: ComponentProps<'div'> & BadgeOwn) {
  const { color, icon: Sign, children, ...others } = props;
  const shape = { variant: 'light', radius: 'sm', size: 'lg' } as const;
  return (
    <div
      {...look({ ...shape, color }, others)}
      data-variant="light"
      data-with-left-section={Boolean(Sign) || undefined}
    >
      {Sign && (
        <span className={SECTION} data-position="left">
          <Sign size="0.875rem" aria-hidden />
        </span>
      )}
      <span className={LABEL}>{children}</span>
    </div>
  );
}

/** A word about what is short or not right, behind the sign for it. */
export function WarningBadge(props: ComponentProps<'div'> & { readonly color: 'yellow' | 'red' }) {
  return <Badge {...props} icon={IconAlertTriangle} />;
}
