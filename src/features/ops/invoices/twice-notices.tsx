import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { givenTwice, nextNumber } from '#domain/invoices/issue-invoice.ts';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import type { SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Button } from '#ui/kit/button.tsx';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { useInvoiceWork } from './use-invoice-work.ts';

/** Invoices whose number another device gave, too, each with the next free number. */
export function TwiceNotices({ invoices }: { readonly invoices: readonly SettledInvoice[] }) {
  const settings = useFarm((farm) => farm.settings.invoicing) ?? DEFAULT_INVOICING;
  const { work } = useInvoiceWork();
  const all = invoices.map(({ invoice }) => invoice);
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
        {customer}, {shortDayLabel(dateISO)}
        {sentAgainText(invoice)}
      </NoticeStrip>
    );
  });
}

function sentAgainText({ sentISO }: Invoice): string {
  return sentISO === null ? '' : `, sent ${shortDayLabel(sentISO)}: send it again`;
}
