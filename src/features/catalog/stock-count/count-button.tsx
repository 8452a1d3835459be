import { IconClipboardCheck } from '@tabler/icons-react';
import { Button } from '#ui/kit/plain-parts.tsx';

/** Opens the list on which a stock is typed down as it is counted. */
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
