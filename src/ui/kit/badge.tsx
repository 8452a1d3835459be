import { Badge as KitBadge } from '@mantine/core';
import { type Icon, IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import theme from '../theme/theme.module.css';
import { classList, createLook, splitPlace, type PlaceProps } from './part-look.ts';

interface BadgeOwn extends PlaceProps {
  readonly color?: string | undefined;
  /** Stands before the words. */
  readonly icon?: Icon | undefined;
}

const LOOK = classList('mantine-Badge-root', KitBadge.classes['root'], theme.badge);
const LABEL = classList(KitBadge.classes['label'], theme.badgeLabel);
const SECTION = classList(KitBadge.classes['section'], theme.badgeSection);
const look = createLook(KitBadge.varsResolver);

export function Badge(props: ComponentProps<'div'> & BadgeOwn) {
  const [place, { color, icon: Sign, className, style, children, ...others }] = splitPlace(props);
  const shape = { variant: 'light', radius: 'sm', size: 'lg' } as const;
  return (
    <div
      {...others}
      data-variant="light"
      data-with-left-section={Boolean(Sign) || undefined}
      className={classList(LOOK, className)}
      style={look({ ...shape, color }, place, style)}
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
