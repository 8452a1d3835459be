import { IconClipboardCheck } from '@tabler/icons-react';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

export function CountButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <PlainButton icon={IconClipboardCheck} onClick={onClick}>
      Count
    </PlainButton>
  );
}
