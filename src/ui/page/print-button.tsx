import { IconPrinter } from '@tabler/icons-react';
import { ActionIcon } from '../kit/action-icon.tsx';
import { PlainButton } from '../kit/plain-parts.tsx';
import { useIsPhone } from './screen-kind.ts';

/** Prints the page. On a phone a label of its own gives way to the icon. */
export function PrintButton({ label }: { readonly label?: string }) {
  const isPhone = useIsPhone();
  const print = () => window.print();
  const icon = <IconPrinter size="1.125rem" aria-hidden />;
  return isPhone && label !== undefined ? (
    <ActionIcon variant="default" className="no-print" aria-label={label} onClick={print}>
      {icon}
    </ActionIcon>
  ) : (
    <PlainButton className="no-print" leftSection={icon} onClick={print}>
      {label ?? 'Print'}
    </PlainButton>
  );
}
