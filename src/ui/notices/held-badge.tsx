import { Badge } from '../kit/badge.tsx';

/** Marks what was sown from a blocked seed lot; nothing for anything else. */
export function HeldBadge({ isHeld }: { readonly isHeld?: true | undefined }) {
  return isHeld === true && <Badge color="red">Held</Badge>;
}
