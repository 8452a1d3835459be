import { IconClipboardCheck } from '@tabler/icons-react';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

export function CountButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <PlainButton leftSection={<IconClipboardCheck size="1.125rem" />} onClick={onClick}>
      Count
    </PlainButton>
  );
}
