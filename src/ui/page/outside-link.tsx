import { IconExternalLink } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Anchor } from '../kit/plain-parts.tsx';

/** Leads out of the app, in a tab of its own. */
export function OutsideLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <Anchor {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink size="1rem" aria-hidden />
    </Anchor>
  );
}
