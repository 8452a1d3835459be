import { formatSentence } from '#ui/format.ts';
import { NotesField, SelectField } from '#ui/fields/form-fields.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { OPEN_PRO_STATUSES, type ProOrder } from '#domain/alchemy/alchemy.ts';
import { orderSteps, takesStock } from '#domain/alchemy/orders/order-steps.ts';
import { linesDiffer, shortagesOf } from '#domain/alchemy/orders/order-transitions.ts';
import { orderProblems } from '#domain/alchemy/orders/recipe-problems.ts';
import { editEffect } from '#domain/alchemy/orders/stock-effect.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { deleteItem, menuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { noChangesReason, SaveButton } from '#ui/editing/save-button.tsx';
import { focusOrderTarget } from './focus-order.ts';
import { STATUS_LABELS } from './pro-order-text.ts';
import { OrderBadge } from './order-badge.tsx';
import {
  draftOf,
  isEdited,
  proOrderLines,
  linesProblem,
  type OrderEdit,
} from './lines/pro-order-draft.ts';
import classes from './order-editor.module.css';
import { orderEdits } from './use-save-orders.ts';
import { ProOrderInputs, ProOrderLines } from './lines/pro-order-lines.tsx';
import { orderName } from './order-list-card.tsx';
import { RecurringNote, StepList } from './recurring/step-list.tsx';
import { TraysNote } from './trays-note.tsx';
import { QuietText, SmallButton, Stack, SubtleButton } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from 'react-router';
import { type Shortage, shortageSentence } from '#domain/alchemy/orders/shortages.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';

interface OrderEditorProps {
  readonly order: ProOrder;
  readonly edit: OrderEdit | undefined;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onDelete: () => void;
  readonly onOpenStanding: (id: string) => void;
}

/** A whole order: what can be done with it, and its fields. What is typed waits for Save Order. */
export function OrderEditor(props: OrderEditorProps) {
  const { order, edit } = props;
  const alchemy = useFarm((farm) => farm.alchemy);
  const draft = draftOf(order, edit);
  const lines = proOrderLines(draft.lines);
  const edited = isEdited(order, edit);
  const change = (part: OrderEdit) => orderEdits.change(order.id, () => ({ ...edit, ...part }));
  const isOpen = orderSteps(order).some(takesStock) || linesDiffer(order, { lines });
  const effect = editEffect(order, lines, alchemy);
  const shortages = isOpen ? shortagesOf(order, lines, alchemy) : [];
  return (
    <Card component="section" aria-label={`Order ${order.id}`} className={classes.editor}>
      <EditorHead order={order} onDelete={props.onDelete} />
      <RecurringNote order={order} onOpenStanding={props.onOpenStanding} />
      {isOpen && <OrderProblems problems={orderProblems(lines, alchemy)} />}
      {shortages.length > 0 && <ShortageBanner shortages={shortages} />}
      <StepList order={order} isEdited={edited} />
      <Stack gap="lg">
        <ProOrderInputs draft={draft} onChange={change}>
          <SelectField
            label="Status"
            description="Changes the status only, not stock."
            data={STATUS_LABELS}
            value={draft.status}
            onChange={(status) => change({ status })}
          />
        </ProOrderInputs>
        <ProOrderLines lines={draft.lines} onChange={(typed) => change({ lines: typed })} />
        {OPEN_PRO_STATUSES.has(draft.status) && <TraysNote lines={lines} />}
        <NotesField value={draft.notes} onChange={(notes) => change({ notes })} />
      </Stack>
      <EditorFoot
        {...props}
        isEdited={edited}
        problem={linesProblem(draft.lines)}
        effect={effect && formatSentence(effect)}
      />
    </Card>
  );
}

function EditorHead(props: { readonly order: ProOrder; readonly onDelete: () => void }) {
  const { order } = props;
  return (
    <>
      <div className={classes.head}>
        <div className={classes.facts}>
          <h2 className={classes.name} {...focusOrderTarget}>
            {orderName(order)}
          </h2>
          <span className={classes.id}>{order.id}</span>
          <OrderBadge status={order.status} />
        </div>
        <RowMenu
          label={`Actions for ${order.id}`}
          items={[
            menuItem('Print packing slip', IconPrinter, () => window.print()),
            deleteItem(props.onDelete, 'Delete order'),
          ]}
        />
      </div>
      <QuietText className={classes.blurb}>Confirm an order to consume stock.</QuietText>
    </>
  );
}

function EditorFoot(
  props: OrderEditorProps & {
    readonly isEdited: boolean;
    readonly problem: string | null;
    readonly effect: string | null;
  },
) {
  const { order, isEdited: edited, problem, effect } = props;
  return (
    <div className={classes.foot}>
      <span className={classes.effect} role="status">
        {edited && problem === null && effect}
      </span>
      {edited && (
        <SubtleButton onClick={() => orderEdits.change(order.id, () => null)}>
          Discard changes
        </SubtleButton>
      )}
      <SaveButton
        saving={props.saving}
        disabledReason={noChangesReason(edited) ?? problem}
        onClick={props.onSave}
      >
        Save Order
      </SaveButton>
    </div>
  );
}

function ShortageBanner({ shortages }: { readonly shortages: readonly Shortage[] }) {
  return (
    <NoticeStrip
      tone="red"
      word="Shortages detected"
      role="status"
      actions={
        <SmallButton component={Link} to={routePaths.proItems}>
          Open items
        </SmallButton>
      }
    >
      {formatSentence(shortageSentence(shortages))}
    </NoticeStrip>
  );
}

/** What keeps an order from being reserved or completed, however much there is in stock. */
function OrderProblems({ problems }: { readonly problems: readonly string[] }) {
  return problems.map((problem) => (
    <NoticeStrip key={problem} tone="red" word="Cannot be reserved" role="status">
      {problem}
    </NoticeStrip>
  ));
}
