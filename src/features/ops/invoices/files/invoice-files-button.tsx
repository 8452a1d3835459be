import { IconDownload } from '@tabler/icons-react';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { Button } from '#ui/kit/plain-parts.tsx';

const InvoiceFilesDialog = lazyDialog(
  async () => (await import('./invoice-files-dialog.tsx')).InvoiceFilesDialog,
);

/** Opens the files of invoices and payments. */
export function InvoiceFilesButton() {
  const asking = useDialogTarget<true>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size="1.125rem" aria-hidden />}
        onClick={() => asking.open(true)}
      >
        Files…
      </Button>
      <OpenedFor dialog={asking}>{(shown) => <InvoiceFilesDialog {...shown} />}</OpenedFor>
    </>
  );
}
