import { givenTwice, nextNumber } from '#domain/invoices/issue-invoice.ts';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import { DEFAULT_INVOICING, type InvoicingSettings } from '#domain/settings/invoicing-settings.ts';
import { formatDay } from '../format.ts';
import { SmallButton } from '../kit/plain-parts.tsx';
import { NoticeStrip } from './notice-strip.tsx';

/** Invoices whose number another device gave, too, each with the next free number. */
export function GivenTwice(props: {
  readonly invoices: readonly Invoice[];
  readonly settings: InvoicingSettings | undefined;
  /** Gives the invoice another number, and says so. */
  readonly onGive: (id: string, said: string, detail: string) => void;
}) {
  const { invoices, settings = DEFAULT_INVOICING, onGive } = props;
  return [...givenTwice(invoices)].map((invoice) => {
    const { id, series, customer, dateISO, sentISO } = invoice;
    const number = shownNumber(invoice);
    const next = shownNumber({ series, number: nextNumber(invoices, settings, series) });
    const again = sentISO === null ? '' : `, sent ${formatDay(sentISO)}: send it again`;
    const detail = sentISO === null ? customer : 'Send it again.';
    return (
      <NoticeStrip
        key={id}
        word={`${number} (given twice)`}
        actions={
          <SmallButton onClick={() => onGive(id, `${number} is ${next} now`, detail)}>
            Give it {next}
          </SmallButton>
        }
      >
        {customer}, {formatDay(dateISO)}
        {again}
      </NoticeStrip>
    );
  });
}
