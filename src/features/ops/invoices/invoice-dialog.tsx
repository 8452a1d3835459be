import { IconMail, IconPrinter } from '@tabler/icons-react';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import { recordById } from '#domain/records/change-records.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { Button, PlainButton } from '#ui/kit/plain-parts.tsx';
import classes from './invoices.module.css';
import { InvoiceSheet } from './sheets/invoice-sheet.tsx';
import { useMail } from './use-invoice-menu.tsx';

export function InvoiceDialog(
  props: ShownDialog & {
    readonly id: string;
    readonly onPrint: (invoice: Invoice) => void;
  },
) {
  const { id, onPrint, ...shown } = props;
  const invoice = useFarm(({ invoices }) => recordById(invoices ?? [], id));
  const mail = useMail();
  if (invoice === undefined) return null;
  return (
    <Dialog
      {...shown}
      title={shownNumber(invoice)}
      subtitle={invoice.customer}
      size="lg"
      closeOnBackdrop
      footer={
        <>
          <PlainButton icon={IconMail} onClick={() => mail(invoice)}>
            Mail…
          </PlainButton>
          <Button icon={IconPrinter} onClick={() => onPrint(invoice)}>
            Print
          </Button>
        </>
      }
    >
      <div className={classes.preview}>
        <InvoiceSheet invoice={invoice} />
      </div>
    </Dialog>
  );
}
