import type { OwnedTrays } from '#domain/planning/tray-status.ts';
import { traysOverOwned } from '#domain/trays/missing-trays.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '../dialogs/lazy-dialog.tsx';
import { formatCount } from '../format.ts';
import { PlainButton } from '../kit/plain-parts.tsx';
import { NoticeStrip } from '../notices/notice-strip.tsx';
import type { CountedByHand } from './count-trays-dialog.tsx';

const CountTraysDialog = lazyDialog(
  async () => (await import('./count-trays-dialog.tsx')).CountTraysDialog,
);

/** Says that more trays are in use and dirty than the farm owns. Nothing while they suffice. */
export function TooManyTrays(props: { readonly trays: OwnedTrays; readonly onCount: () => void }) {
  const over = traysOverOwned(props.trays);
  if (over === 0) return null;
  return (
    <NoticeStrip
      tone="red"
      word="Trays"
      actions={<PlainButton onClick={props.onCount}>Count trays</PlainButton>}
    >
      {formatCount(over, 'more tray', 'more trays')} than you own. Count them.
    </NoticeStrip>
  );
}

/** The same with the count behind its button, for a screen. */
export function TraysToCount(counting: CountedByHand) {
  const dialog = useDialogTarget<CountedByHand>();
  return (
    <>
      <TooManyTrays trays={counting.trays} onCount={() => dialog.open(counting)} />
      <OpenedFor dialog={dialog}>
        {(shown) => <CountTraysDialog {...shown} {...counting} />}
      </OpenedFor>
    </>
  );
}
