import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import type { OverSummary } from './over-text.ts';
import { Button } from '#ui/kit/button.tsx';

/** Says that trays will have no place, and leads to what takes it. */
export function OverCapacityStrip(props: {
  readonly summary: OverSummary;
  readonly onShowOrders: () => void;
}) {
  return (
    <NoticeStrip
      tone="red"
      word={props.summary.word}
      actions={
        <Button variant="default" size="xs" onClick={props.onShowOrders}>
          Show orders
        </Button>
      }
    >
      {props.summary.text}
    </NoticeStrip>
  );
}
