import { Link } from 'react-router';
import { formatDay, formatInUnit } from '#ui/format.ts';
import type { LeftoverLot } from '#domain/answers/shortages/leftover-lots.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { useToday } from '#state/react/use-farm.ts';
import { usePerformAsking } from '#state/react/use-perform-asking.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.tsx';
import { sellPath } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';
import classes from './shortages.module.css';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

/** What nobody has ordered: to be sold, or gone. */
export function LeftOver({ lots }: { readonly lots: readonly LeftoverLot[] }) {
  const agree = useAgree();
  const today = useToday();
  const letGo = (lot: LeftoverLot) => {
    const { varietyId, varietyName, dayISO, leftOz } = lot;
    const gone = { kind: 'GONE', varietyId, harvestISO: dayISO, oz: leftOz } as const;
    agree([gone], `${formatInUnit(leftOz, lot, 'short')} ${varietyName} marked used`);
  };
  return (
    <div className={classes.left}>
      <SectionCard title="Leftover">
        <ul>
          {lots.map((lot) => {
            const { id, varietyId, varietyName, cutISO, leftOz, state } = lot;
            const name = `${varietyName} ${formatDay(cutISO)}`;
            return (
              <li key={id} className={classes.proposal}>
                <span>{`${name}: ${formatInUnit(leftOz, lot, 'short')}`}</span>
                <span className={classes.buttons}>
                  <PlainButton
                    component={Link}
                    to={sellPath(varietyId, wholeTenths(leftOz), cutISO < today ? today : cutISO)}
                    aria-label={`Sell it: ${name}`}
                  >
                    Sell it
                  </PlainButton>
                  {state === 'cut' && (
                    <PlainButton aria-label={`Mark used: ${name}`} onClick={() => letGo(lot)}>
                      Mark used
                    </PlainButton>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </SectionCard>
    </div>
  );
}

/** Not a hair more than is left, so that the answer is a yes. */
function wholeTenths(ounces: number): number {
  return Math.floor(ounces * 10 + 1e-9) / 10;
}

/** Settles something about deliveries at once, and says what that does to the plan. */
export function useAgree(): (changes: readonly NewDeliveryChange[], said: string) => void {
  const perform = usePerformAsking();
  return (add, said) => {
    const { told, undo } = perform({ type: 'CHANGE_DELIVERIES', payload: { add, remove: [] } });
    toast.success(said, { detail: pendingPlanDetail(told), undo });
  };
}
