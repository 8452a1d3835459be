import { IconExternalLink } from '@tabler/icons-react';
import { Anchor } from '../kit/plain-parts.tsx';

/** Where something that runs out is bought; the shop opens beside the app. */
export function OrderLink(props: {
  readonly name: string;
  readonly url: string;
  readonly className?: string | undefined;
}) {
  return (
    <Anchor
      href={props.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Order ${props.name}, opens in a new tab`}
      className={props.className}
    >
      Order
      <IconExternalLink size="1rem" aria-hidden />
    </Anchor>
  );
}
