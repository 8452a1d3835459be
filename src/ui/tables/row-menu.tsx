import { type ComponentType, useState } from 'react';
import { showLoadError } from '../dialogs/show-load-error.ts';
import { loadedOnce } from '#domain/records/loaded-once.ts';
import type { OpenedRowMenuProps } from './opened-row-menu.tsx';
import { RowDots } from './row-dots.tsx';
import type { RowMenuProps } from './menu-items.tsx';

const loadMenu = loadedOnce(async () => (await import('./opened-row-menu.tsx')).OpenedRowMenu);
const preload = () => void loadMenu().catch(() => undefined);

interface WantedMenu {
  readonly Menu: ComponentType<OpenedRowMenuProps>;
  readonly place: HTMLElement | null;
}

/**
 * The dots at the end of a row with everything that can be done to it.
 *
 * The menu itself is made at the first click, of code that is loaded when the dots are approached: a
 * table has hundreds of dots, and menus are heavy.
 */
export function RowMenu(props: RowMenuProps) {
  const [wanted, setWanted] = useState<WantedMenu | null>(null);
  const open = (place: HTMLElement | null) =>
    void loadMenu().then((Menu) => setWanted({ Menu, place }), showLoadError);
  if (wanted !== null) return <wanted.Menu {...props} place={wanted.place} />;
  return (
    <RowDots
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => open(placeOf(event.currentTarget))}
    />
  );
}

/** Where a menu is drawn: in the main part of the page, or beside everything where a dialog would clip it. */
function placeOf(dots: HTMLElement): HTMLElement | null {
  return dots.closest('[role="dialog"]') === null ? dots.closest('main') : null;
}
