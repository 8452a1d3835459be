import { formatSentence } from '#ui/format.ts';
import { IconCopy } from '@tabler/icons-react';
import type { BuyingGroup, BuyingLine } from '#domain/buying/buying-list.ts';
import { NOTHING_TO_ORDER, orderItemText } from '#domain/buying/buying-text.ts';
import type { Purchase } from '#domain/buying/purchase.ts';
import type { BuyingResult } from '#state/ports/farm-answers.ts';
import { useBuying } from '#state/react/answers/use-buying.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { PrintButton } from '#ui/page/print-button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { buyingFile } from './buying-file.ts';
import { BuyingGroupCard } from './buying-group-card.tsx';
import classes from './buying.module.css';
import { PurchaseTables } from './purchase-tables.tsx';

const StockOrderDialog = lazyDialog(
  async () => (await import('./stock-order-dialog.tsx')).StockOrderDialog,
);
const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

const NO_PURCHASES: readonly Purchase[] = [];

export function BuyingListPage() {
  const result = useBuying();
  const purchases = useFarm((farm) => farm.purchases) ?? NO_PURCHASES;
  const ordering = useDialogTarget<readonly BuyingLine[]>();
  const reason = useDialogTarget<BuyingLine>();
  const mayOrder = !useIsDayOnly();
  if (result === null) return <PageHeader title="Buying list" />;
  const { groups } = result;
  return (
    <>
      <PageHeader title="Buying list" actions={groups.length > 0 && <ListActions {...result} />} />
      <div className={classes.page}>
        {groups.length === 0 && <EmptyState title={NOTHING_TO_ORDER} />}
        {groups.map((group) => (
          <BuyingGroupCard
            key={group.supplier.toLowerCase()}
            group={group}
            onOrder={mayOrder ? ordering.open : null}
            onOpen={reason.open}
          />
        ))}
        <PurchaseTables purchases={purchases} arrivals={result.arrivals} />
      </div>
      <OpenedFor dialog={ordering}>
        {(shown, lines) => <StockOrderDialog {...shown} lines={lines} />}
      </OpenedFor>
      <OpenedFor dialog={reason}>
        {(shown, line) => <ReasonDialog {...shown} line={line} />}
      </OpenedFor>
    </>
  );
}

function ListActions({ groups }: BuyingResult) {
  const today = useToday();
  const hasCosts = !useIsDayOnly();
  return (
    <>
      <PlainButton className="no-print" icon={IconCopy} onClick={() => void copy(groups)}>
        Copy as text
      </PlainButton>
      <PrintButton />
      <CsvButton fileName={`buying-list-${today}.csv`} rows={() => buyingFile(groups, hasCosts)} />
    </>
  );
}

/** One line per item, as a supplier's form takes them. */
async function copy(groups: readonly BuyingGroup[]): Promise<void> {
  const lines = groups.flatMap((group) => group.lines).filter(({ state }) => state !== 'COMING');
  try {
    await navigator.clipboard.writeText(
      lines.map((line) => formatSentence(orderItemText(line))).join('\n'),
    );
    toast.success('Copied');
  } catch (error) {
    toast.failed(error);
  }
}
