import { IconClipboardCheck } from '@tabler/icons-react';
import { Button } from '#ui/kit/plain-parts.tsx';

export function CountButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      variant="default"
      leftSection={<IconClipboardCheck size="1.125rem" />}
      onClick={onClick}
    >
      Count
    </Button>
  );
}
