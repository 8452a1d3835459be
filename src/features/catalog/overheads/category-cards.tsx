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
      {OVERHEAD_CATEGORIES.map(({ category, label, description }) => {
        const budget = budgets.find((one) => one.category === category);
        return (
          <Card key={category} component="section" aria-label={label} className={classes.card}>
            <div>
              <Title order={2} className={classes.title}>
                {label}
              </Title>
              <div className={classes.description}>{description}</div>
            </div>
            <Figure value={formatDollars(budget?.billed ?? 0)} unit="billed" />
            <dl className={classes.facts}>
              <div className={classes.fact}>
                <dt>Monthly budget</dt>
                <dd>{formatDollars(budget?.monthlyBudget ?? 0)}</dd>
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

function Difference({ budget }: { readonly budget: CategoryBudget | undefined }) {
  if (budget === undefined || (budget.billed === 0 && budget.monthlyBudget === 0)) return '—';
  const { difference } = budget;
  if (difference === 0) return 'On budget';
  if (difference < 0) return `${formatDollars(-difference)} under`;
  const over = `${formatDollars(difference)} over`;
  // Where nothing is budgeted by the month, a bill is no surprise.
  if (budget.monthlyBudget === 0) return over;
  return (
    <span className={classes.over}>
      <IconAlertTriangle size="1rem" aria-hidden />
      {over}
    </span>
  );
}
