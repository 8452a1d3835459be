import { Link, useLocation } from 'react-router';
import type { PartProps } from '../kit/part-look.ts';
import { Anchor, type TextOwn } from '../kit/plain-parts.tsx';
import { varietyPath } from '../route-paths.ts';

/** Leads to the page of a variety, which leads back here. */
export function VarietyLink({
  id,
  ...link
}: Omit<PartProps<typeof Link, TextOwn>, 'to'> & { readonly id: string }) {
  const { pathname, search } = useLocation();
  return (
    <Anchor {...link} component={Link} to={varietyPath(id)} state={{ origin: pathname + search }} />
  );
}
