import { Button, Text, Title } from '@mantine/core';
import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FactList } from '#ui/page/fact-list.tsx';
import { formatDollars, formatNumber, formatOz } from '#ui/format.ts';
import { incompleteText } from '../incomplete-words.ts';
import classes from './customers.module.css';

/** What a customer ordered within the range, and what is not in its cost. */
export function CustomerDialog(props: {
  readonly opened: boolean;
  readonly customer: CustomerCost | null;
  readonly onClose: () => void;
}) {
  const { customer } = props;
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      size="md"
      title={customer?.customer ?? ''}
      footer={
        <Button variant="default" onClick={props.onClose}>
          Done
        </Button>
      }
    >
      {customer !== null && (
        <>
          <FactList facts={factsOf(customer)} />
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
        </>
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
    ['Total cost', formatDollars(customer.totalCost)],
    ['Average per order', formatDollars(customer.averageCost)],
    ...(incomplete === '' ? [] : [['Not the whole cost', incomplete] as const]),
  ];
}
