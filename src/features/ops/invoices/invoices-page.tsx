import { IconSettings, IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectRowsToBill, selectSettlement } from '#state/selectors/sales/invoices.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { Button, PlainButton } from '#ui/kit/plain-parts.tsx';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import classes from './invoices.module.css';
import { IssuedCard } from './issued-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { ToBillCard } from './to-bill-card.tsx';
import { TwiceNotices } from './twice-notices.tsx';

const InvoicingDialog = lazyDialog(
  async () => (await import('./invoicing-dialog.tsx')).InvoicingDialog,
);

export function InvoicesPage() {
  const today = useToday();
  const isBilling = useFarm(selectIsBilling);
  const setup = useDialogTarget<true>();
  const { open } = setup;
  // Who comes here to bill for the first time is asked at once.
  const [isFirst] = useState(!isBilling);
  useEffect(() => {
    if (isFirst) open(true);
  }, [isFirst, open]);
  const settings = (
    <OpenedFor dialog={setup}>{(shown) => <InvoicingDialog {...shown} />}</OpenedFor>
  );
  if (!isBilling) {
    return (
      <>
        <PageHeader title="Invoices" />
        <EmptyState
          title="Bill what you deliver."
          hint="Enter who you are and your first number. Invoices follow from your deliveries and prices."
          action={<Button onClick={() => open(true)}>Set up invoices…</Button>}
        />
        {settings}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Invoices"
        actions={
          <>
            <InvoiceFilesButton />
            <PlainButton icon={IconSettings} onClick={() => open(true)}>
              Invoice settings…
            </PlainButton>
          </>
        }
      />
      <Books today={today} />
      {settings}
    </>
  );
}

function Books({ today }: { readonly today: string }) {
  const rows = useFarm((farm) => selectRowsToBill(farm, today));
  const settlement = useFarm((farm) => selectSettlement(farm, today));
  return (
    <div className={classes.page}>
      <TwiceNotices invoices={settlement.invoices} rows={rows} />
      <ToBillCard rows={rows} />
      <IssuedCard settled={settlement.invoices} />
      <PaymentsCard settlement={settlement} />
    </div>
  );
}

const InvoiceFilesDialog = lazyDialog(
  async () => (await import('./files/invoice-files-dialog.tsx')).InvoiceFilesDialog,
);

function InvoiceFilesButton() {
  const asking = useDialogTarget<true>();
  return (
    <>
      <PlainButton icon={IconDownload} onClick={() => asking.open(true)}>
        Files…
      </PlainButton>
      <OpenedFor dialog={asking}>{(shown) => <InvoiceFilesDialog {...shown} />}</OpenedFor>
    </>
  );
}
