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
  const [wanted, setWanted] = useState(false);
  const dots = (
    <RowDots
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return dots;
  return (
    <Suspense fallback={dots}>
      <OpenedRowMenu {...props} />
    </Suspense>
  );
}
