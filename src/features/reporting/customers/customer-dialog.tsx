import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import { type Customer, customerKey } from '#domain/customers/customer.ts';
import { selectCustomerNames, selectCustomersByKey } from '#state/selectors/sales/customers.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { FactList } from '#ui/page/page-parts.tsx';
import { formatDollars, formatNumber, formatOz } from '#ui/format.ts';
import { incompleteText } from '../summary-tiles.tsx';
import classes from './customers.module.css';
import { Anchor, PlainButton, QuietText, Title } from '#ui/kit/plain-parts.tsx';
import type { ReactNode } from 'react';

export function CustomerDialog(
  props: ShownDialog & {
    readonly customer: CustomerCost;
    readonly onEdit: () => void;
    readonly onStatement: () => void;
  },
) {
  const { customer, onEdit, onStatement, ...shown } = props;
  const contacts = useFarm(selectCustomersByKey);
  const names = useFarm(selectCustomerNames);
  const doesBill = useFarm(selectIsBilling);
  // An order that names nobody is listed by its own name.
  const isNamed = names.some((name) => customerKey(name) === customer.key);
  return (
    <Dialog
      {...shown}
      title={customer.customer}
      footer={
        <>
          {isNamed && doesBill && <PlainButton onClick={onStatement}>Statement…</PlainButton>}
          {isNamed && <PlainButton onClick={onEdit}>Edit contact</PlainButton>}
        </>
      }
      closeLabel="Done"
    >
      <FactList facts={factsOf(customer)} />
      <ContactFacts contact={contacts.get(customer.key)} />
      <section aria-label="Top varieties" className={classes.section}>
        <Title order={3}>Top varieties</Title>
        <TopVarieties varieties={customer.topVarieties} />
      </section>
      {customer.notes.length > 0 && (
        <section aria-label="Notes" className={classes.section}>
          <Title order={3} className={classes.heading}>
            Notes
          </Title>
          <CostNotes notes={customer.notes} />
        </section>
      )}
    </Dialog>
  );
}

function TopVarieties({ varieties }: { readonly varieties: CustomerCost['topVarieties'] }) {
  if (varieties.length === 0) return <QuietText>No variety history captured.</QuietText>;
  return (
    <FactList facts={varieties.map(({ name, ounces }) => [name, formatOz(ounces)] as const)} />
  );
}

function factsOf(customer: CustomerCost): readonly (readonly [string, string])[] {
  const incomplete = incompleteText(customer);
  return [
    ['Customer', customer.customer],
    ['Orders', formatNumber(customer.ordersCount)],
    ['Packages', formatNumber(customer.packages)],
    ['Bulk orders', formatNumber(customer.bulk)],
    ['Total weight', formatOz(customer.weightOz)],
    ...(customer.liveTrays === undefined
      ? []
      : [['Live trays', formatNumber(customer.liveTrays)] as const]),
    ['Total cost', formatDollars(customer.totalCost)],
    ['Average per order', formatDollars(customer.averageCost)],
    ...(incomplete === '' ? [] : [['Cost incomplete', incomplete] as const]),
  ];
}

function ContactFacts({ contact }: { readonly contact: Customer | undefined }) {
  const facts = contact === undefined ? [] : contactFactsOf(contact);
  if (facts.length === 0) return null;
  return (
    <section aria-label="Contact" className={classes.section}>
      <Title order={3}>Contact</Title>
      <FactList facts={facts} />
    </section>
  );
}

function contactFactsOf({
  email,
  phone,
  address,
  note,
}: Customer): readonly (readonly [string, ReactNode])[] {
  const told: readonly (readonly [word: string, text: string, href?: string])[] = [
    ['Phone', phone, `tel:${phone}`],
    ['Email', email, `mailto:${email}`],
    ['Address', address],
    ['Notes', note],
  ];
  return told
    .filter(([, text]) => text !== '')
    .map(([word, text, href]) => [word, <Told key={word} text={text} href={href} />] as const);
}

function Told({ text, href }: { readonly text: string; readonly href: string | undefined }) {
  return href === undefined ? (
    <span className={classes.lines}>{text}</span>
  ) : (
    <Anchor href={href}>{text}</Anchor>
  );
}
