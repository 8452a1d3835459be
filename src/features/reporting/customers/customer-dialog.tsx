import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { selectCustomersByKey, selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { FactList } from '#ui/page/page-parts.tsx';
import { formatDollars, formatNumber, formatOz } from '#ui/format.ts';
import { incompleteText } from '../summary-tiles.tsx';
import { ContactFacts } from './contact-facts.tsx';
import classes from './customers.module.css';
import { Button, Text, Title } from '#ui/kit/plain-parts.tsx';

/** What a customer ordered within the range, what is not in its cost, and how it is reached. */
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
      size="md"
      title={customer.customer}
      footer={
        <>
          {isNamed && doesBill && (
            <Button variant="default" onClick={onStatement}>
              Statement…
            </Button>
          )}
          {isNamed && (
            <Button variant="default" onClick={onEdit}>
              Edit contact
            </Button>
          )}
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
  if (varieties.length === 0) return <Text c="dimmed">No variety history captured.</Text>;
  return (
    <FactList facts={varieties.map(({ name, ounces }) => [name, formatOz(ounces)] as const)} />
  );
}

function factsOf(customer: CustomerCost): readonly (readonly [string, string])[] {
  const incomplete = incompleteText(customer);
  return [
    ['Customer', customer.customer],
    ['Orders', formatNumber(customer.ordersCount)],
    ['Packages', formatNumber(customer.packagesUnits)],
    ['Bulk orders', formatNumber(customer.bulkCount)],
    ['Total weight', formatOz(customer.weightOz)],
    ...(customer.liveTrays === undefined
      ? []
      : [['Live trays', formatNumber(customer.liveTrays)] as const]),
    ['Total cost', formatDollars(customer.totalCost)],
    ['Average per order', formatDollars(customer.averageCost)],
    ...(incomplete === '' ? [] : [['Cost incomplete', incomplete] as const]),
  ];
}
