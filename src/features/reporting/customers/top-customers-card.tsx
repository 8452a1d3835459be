import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { CostBars } from '../cost-bars.tsx';
import classes from './customers.module.css';

const MAX_CUSTOMERS = 8;

export function TopCustomersCard({ customers }: { readonly customers: readonly CustomerCost[] }) {
  const top = customers.slice(0, MAX_CUSTOMERS);
  return (
    <div className={classes.chart}>
      <SectionCard
        title={
          top.length < customers.length
            ? `Highest total cost: ${top.length} of ${customers.length} customers`
            : 'Total cost by customer'
        }
      >
        <CostBars
          label="Total cost of the customers, by seed, soil, overhead and packaging"
          lines={top.map((one) => ({ ...one, name: one.customer }))}
        />
      </SectionCard>
    </div>
  );
}
