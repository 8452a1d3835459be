import { useMemo } from 'react';
import { billedTwice, twicePairs } from '#domain/invoices/billed-lines.ts';
import type { RowToBill } from '#domain/invoices/to-bill.ts';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import type { SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { WarningBadge } from '#ui/kit/badge.tsx';
import { SmallButton } from '#ui/kit/plain-parts.tsx';
import { GivenTwice } from '#ui/notices/given-twice.tsx';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { useInvoiceWork } from './use-invoice-work.ts';

/** Invoices whose number was given twice, each with the next free one, and those that bill a delivery again. */
export function TwiceNotices(props: {
  readonly invoices: readonly SettledInvoice[];
  readonly rows: readonly RowToBill[];
}) {
  const { invoices, rows } = props;
  const all = useMemo(() => invoices.map(({ invoice }) => invoice), [invoices]);
  const pairs = useMemo(() => {
    const corrected = new Set(rows.map(({ lines }) => billedTwice(lines, all)?.[1]));
    return twicePairs(all).filter(([, again]) => !corrected.has(again));
  }, [rows, all]);
  const carryOut = useCarryOut();
  const settings = useFarm((farm) => farm.settings.invoicing);
  return (
    <>
      <GivenTwice
        invoices={all}
        settings={settings}
        onGive={(id, said, detail) =>
          void carryOut({ type: 'NUMBER_AGAIN', payload: { id } }, said, { detail })
        }
      />
      {pairs.map(([kept, again]) => (
        <NoticeStrip
          key={again.id}
          tone="red"
          word="Billed twice"
          actions={<VoidButton invoice={again} />}
        >
          {again.customer}, on {shownNumber(kept)} and {shownNumber(again)}
        </NoticeStrip>
      ))}
    </>
  );
}

/** The two invoices that bill a row’s deliveries already, if there are. */
export function TwiceOfRow({ row: { lines } }: { readonly row: RowToBill }) {
  const invoices = useFarm((farm) => farm.invoices);
  const twice = useMemo(() => billedTwice(lines, invoices ?? []), [lines, invoices]);
  if (twice === null) return null;
  const [kept, again] = twice;
  return (
    <>
      <WarningBadge color="red">
        billed twice, on {shownNumber(kept)} and {shownNumber(again)}
      </WarningBadge>
      <VoidButton invoice={again} />
    </>
  );
}

function VoidButton({ invoice }: { readonly invoice: Invoice }) {
  const { voidInvoice } = useInvoiceWork();
  return (
    <SmallButton onClick={() => voidInvoice(invoice)}>Void {shownNumber(invoice)}</SmallButton>
  );
}
