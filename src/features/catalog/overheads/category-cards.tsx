import { IconAlertTriangle } from '@tabler/icons-react';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';
import type { CategoryBudget } from '#domain/costing/category-budgets.ts';
import { Figure } from '#ui/page/page-parts.tsx';
import { formatDollars } from '#ui/format.ts';
import classes from './category-cards.module.css';
import { Card } from '#ui/kit/card.tsx';
import { Title } from '#ui/kit/plain-parts.tsx';

export function CategoryCards({ budgets }: { readonly budgets: readonly CategoryBudget[] }) {
  return (
    <div className={classes.cards}>
      {budgets.map((budget) => {
        const { category, billed, monthlyBudget } = budget;
        const { label, description } = OVERHEAD_CATEGORIES[category];
        return (
          <Card key={category} component="section" aria-label={label} className={classes.card}>
            <div>
              <Title order={2} className={classes.title}>
                {label}
              </Title>
              <div className={classes.description}>{description}</div>
            </div>
            <Figure value={formatDollars(billed)} unit="billed" />
            <dl className={classes.facts}>
              <div className={classes.fact}>
                <dt>Monthly budget</dt>
                <dd>{formatDollars(monthlyBudget)}</dd>
              </div>
              <div className={classes.fact}>
                <dt>Difference</dt>
                <dd>
                  <Difference budget={budget} />
                </dd>
              </div>
            </dl>
          </Card>
        );
      })}
    </div>
  );
}

function Difference({ budget }: { readonly budget: CategoryBudget }) {
  const { billed, monthlyBudget, difference } = budget;
  if (billed === 0 && monthlyBudget === 0) return '—';
  if (difference === 0) return 'On budget';
  if (difference < 0) return `${formatDollars(-difference)} under`;
  const over = `${formatDollars(difference)} over`;
  // Where nothing is budgeted by the month, a bill is no surprise.
  if (monthlyBudget === 0) return over;
  return (
    <span className={classes.over}>
      <IconAlertTriangle size="1rem" aria-hidden />
      {over}
    </span>
  );
}
