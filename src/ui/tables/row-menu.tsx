import { Suspense, lazy, useState } from 'react';
import { RowDots } from './row-dots.tsx';
import type { RowMenuProps } from './row-menu-item.ts';

const load = () => import('./opened-row-menu.tsx');
const preload = () => void load().catch(() => undefined);
const OpenedRowMenu = lazy(async () => ({ default: (await load()).OpenedRowMenu }));

/**
 * The dots at the end of a row with everything that can be done to it.
 *
 * The menu itself is made at the first click, of code that is loaded when the dots are approached: a
 * table has hundreds of dots, and menus are heavy.
 */
export function RowMenu(props: RowMenuProps) {
  const [wanted, setWanted] = useState<{ readonly place: HTMLElement | null } | null>(null);
  const dots = (
    <RowDots
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => setWanted({ place: placeOf(event.currentTarget) })}
    />
  );
  if (wanted === null) return dots;
  return (
    <Suspense fallback={dots}>
      <OpenedRowMenu {...props} place={wanted.place} />
    </Suspense>
  );
}

/**
 * Where a menu is drawn: in the main part of the page, so that nothing of it lies outside all parts.
 * A dialog would clip it; there it stands beside everything.
 */
function placeOf(dots: HTMLElement): HTMLElement | null {
  return dots.closest('[role="dialog"]') === null ? dots.closest('main') : null;
}
