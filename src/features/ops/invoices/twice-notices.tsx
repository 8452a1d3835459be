import { formatDay } from '#ui/format.ts';
import { givenTwice, nextNumber } from '#domain/invoices/issue-invoice.ts';
import { useMemo } from 'react';
import { billedTwice, twicePairs } from '#domain/invoices/billed-lines.ts';
import type { RowToBill } from '#domain/invoices/to-bill.ts';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import type { SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Button } from '#ui/kit/button.tsx';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { useInvoiceWork } from './use-invoice-work.ts';

/**
 * Invoices whose number another device gave, too, each with the next free number; and those that bill a delivery
 * again that no row to bill corrects.
 */
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
  const { voidInvoice } = useInvoiceWork();
  return (
    <>
      <GivenTwice invoices={all} />
      {pairs.map(([kept, again]) => (
        <NoticeStrip
          key={again.id}
          tone="red"
          word="Billed twice"
          actions={
            <Button variant="default" size="xs" onClick={() => voidInvoice(again)}>
              Void {shownNumber(again)}
            </Button>
          }
        >
          {again.customer}, on {shownNumber(kept)} and {shownNumber(again)}
        </NoticeStrip>
      ))}
    </>
  );
}

function GivenTwice({ invoices: all }: { readonly invoices: readonly Invoice[] }) {
  const settings = useFarm((farm) => farm.settings.invoicing) ?? DEFAULT_INVOICING;
  const { work } = useInvoiceWork();
  const twice = givenTwice(all);
  return [...twice].map((invoice) => {
    const { id, series, customer, dateISO, sentISO } = invoice;
    const next = shownNumber({ series, number: nextNumber(all, settings, series) });
    const give = () =>
      void work(
        { type: 'NUMBER_AGAIN', payload: { id } },
        `${shownNumber(invoice)} is ${next} now`,
        sentISO === null ? customer : 'Send it again.',
      );
    return (
      <NoticeStrip
        key={id}
        tone="amber"
        word={`${shownNumber(invoice)} (given twice)`}
        actions={
          <Button variant="default" size="xs" onClick={give}>
            Give it {next}
          </Button>
        }
      >
        {customer}, {formatDay(dateISO)}
        {sentAgainText(invoice)}
      </NoticeStrip>
    );
  });
}

function sentAgainText({ sentISO }: Invoice): string {
  return sentISO === null ? '' : `, sent ${formatDay(sentISO)}: send it again`;
}
