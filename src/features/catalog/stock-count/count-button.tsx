import { IconClipboardCheck } from '@tabler/icons-react';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import type { CountLine } from './count-lines.ts';

const StockCountDialog = lazyDialog(
  async () => (await import('./stock-count-dialog.tsx')).StockCountDialog,
);

export function CountButton({ lines }: { readonly lines: readonly CountLine[] }) {
  const counting = useDialogTarget<true>();
  return (
    <>
      <PlainButton icon={IconClipboardCheck} onClick={() => counting.open(true)}>
        Count
      </PlainButton>
      <OpenedFor dialog={counting}>
        {(shown) => <StockCountDialog {...shown} lines={lines} />}
      </OpenedFor>
    </>
  );
}
