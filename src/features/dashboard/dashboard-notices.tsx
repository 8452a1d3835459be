import { useTrayCounting } from '#state/react/use-tray-counting.ts';
import { TraysToCount } from '#ui/trays/too-many-trays.tsx';
import { InvoicesLine } from './invoices-line.tsx';

/** More trays than the farm owns, with the way to count them; overdue invoices and numbers given twice. */
export function DashboardNotices() {
  return (
    <>
      <TraysToCount {...useTrayCounting()} />
      <InvoicesLine />
    </>
  );
}
