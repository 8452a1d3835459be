import { OutsideLink } from './outside-link.tsx';

/** Where something that runs out is bought; the shop opens beside the app. */
export function OrderLink(props: {
  readonly name: string;
  readonly url: string;
  readonly className?: string | undefined;
}) {
  return (
    <OutsideLink
      href={props.url}
      aria-label={`Order ${props.name}, opens in a new tab`}
      className={props.className}
    >
      Order
    </OutsideLink>
  );
}
