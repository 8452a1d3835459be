import { say } from '#domain/tell/say.ts';
import { earlyQuestion } from '#domain/planning/early-question.ts';
import { startProblem } from '#domain/alchemy/dry-loads/run-load.ts';
import type { LoadRow, LoadState } from '#domain/alchemy/dry-loads/load-rows.ts';
import { useCarryOut, useFarmNow, useToday } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { formatAmount, formatDay, formatOz, formatPercent, formatSentence } from '#ui/format.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import classes from './loads.module.css';
import { Badge } from '#ui/kit/badge.tsx';
import { Button, SmallButton } from '#ui/kit/plain-parts.tsx';
import { useEffect, useRef } from 'react';

interface LoadHandling {
  /** The load that somebody has come to start. */
  readonly asked: string | null;
  readonly onWeigh: (loadId: string) => void;
  readonly onMove: (loadId: string) => void;
}

const COLORS: Readonly<Record<LoadState, string>> = {
  Planned: 'gray',
  'Not started': 'red',
  'In the dryer': 'yellow',
  Ready: 'yellow',
  Done: 'leaf',
  Cancelled: 'gray',
};

export function loadColumns(handling: LoadHandling): readonly RecordColumn<LoadRow>[] {
  return [
    valueColumn('Day', ({ load }) => load.startISO, {
      isRowHead: true,
      cell: ({ load }) => <OneLine>{formatDay(load.startISO)}</OneLine>,
    }),
    valueColumn('Dryer', ({ dryer }) => dryer, { cell: ({ dryer }) => <OneLine>{dryer}</OneLine> }),
    { head: 'Trays', cell: (row) => <Goods {...row} />, csv: ({ goods }) => goods },
    valueColumn('Status', ({ state }) => state, {
      cell: ({ state }) => <StateBadge state={state} />,
    }),
    valueColumn('Ready', ({ readyISO }) => readyISO, {
      cell: ({ readyISO }) => <OneLine>{formatDay(readyISO)}</OneLine>,
    }),
    valueColumn('Fresh', ({ wetOz }) => wetOz, {
      numeric: true,
      cell: ({ wetOz }) => <OneLine>{formatOz(wetOz)}</OneLine>,
      csvHead: 'Fresh (oz)',
    }),
    valueColumn('Dry', ({ dryG }) => dryG, {
      numeric: true,
      cell: ({ dryG }) => <OneLine>{dryG === null ? '—' : `${formatAmount(dryG)} g`}</OneLine>,
      csvHead: 'Dry (g)',
    }),
    valueColumn('Yield', ({ yieldPercent }) => yieldPercent, {
      numeric: true,
      cell: ({ yieldPercent }) => yieldWords(yieldPercent),
      csvHead: 'Yield (%)',
    }),
    { head: 'Actions', numeric: true, cell: (row) => <LoadButtons row={row} {...handling} /> },
  ];
}

export function LoadItem(props: LoadHandling & { readonly row: LoadRow }) {
  const { row } = props;
  const { load, dryer, dryG, yieldPercent } = row;
  return (
    <div className={classes.item}>
      <div className={classes.itemHead}>
        <strong>
          {formatDay(load.startISO)} · {dryer}
        </strong>
        <StateBadge state={row.state} />
      </div>
      <Goods {...row} />
      <div className={classes.itemFoot}>
        <span className={classes.quiet}>
          {dryG !== null && `${formatAmount(dryG)} g, ${yieldWords(yieldPercent)}`}
        </span>
        <LoadButtons {...props} />
      </div>
    </div>
  );
}

function OneLine({ children }: { readonly children: string }) {
  return <span className={classes.oneLine}>{children}</span>;
}

function StateBadge({ state }: Pick<LoadRow, 'state'>) {
  return (
    <Badge color={COLORS[state]} miw="max-content">
      {state}
    </Badge>
  );
}

function Goods({ goods, lack, isOverlapping }: LoadRow) {
  return (
    <>
      <div>{goods}</div>
      {lack !== null && <div className={classes.lack}>{formatSentence(lack)}</div>}
      {isOverlapping && <div className={classes.lack}>Overlaps</div>}
    </>
  );
}

function LoadButtons(props: LoadHandling & { readonly row: LoadRow }) {
  const { row, asked, onWeigh, onMove } = props;
  const { load, state, dryer } = row;
  const { start, cancel } = useLoadWork();
  const isPlanned = load.status === 'PLANNED';
  const isFresh = load.dryerId === '';
  const isLate = state === 'Not started';
  return (
    <div className={classes.buttons}>
      {isPlanned && !isFresh && (
        <StartButton isLate={isLate} isAsked={load.id === asked} onStart={() => void start(row)} />
      )}
      {load.status !== 'CANCELLED' && (isFresh || !isPlanned) && (
        <Button
          variant={state === 'Ready' ? 'filled' : 'default'}
          size="xs"
          onClick={() => onWeigh(load.id)}
        >
          {load.status === 'DONE' ? 'Correct' : 'Weigh'}
        </Button>
      )}
      {isPlanned && (
        <RowMenu
          label={`Actions for ${dryer}, ${formatDay(load.startISO)}`}
          items={[
            { label: 'Move…', onClick: () => onMove(load.id) },
            { label: 'Cancel the load', danger: true, onClick: () => void cancel(row) },
          ]}
        />
      )}
    </div>
  );
}

function useLoadWork() {
  const carryOut = useCarryOut();
  const confirm = useConfirm();
  const farmNow = useFarmNow();
  const today = useToday();
  const start = async ({ load, dryer, goods }: LoadRow) => {
    const problem = startProblem(load, today, farmNow().tasks);
    if (problem !== null) {
      toast.warning(formatSentence(problem));
      return;
    }
    const early = earlyQuestion(
      (day) => say`Start the ${day} load of ${dryer} (${goods})`,
      load.startISO,
      today,
    );
    if (early !== null && !(await confirm(formatSentence(early)))) return;
    const action = { type: 'START_DRY_LOAD', payload: { id: load.id } } as const;
    carryOut(action, `${dryer} started`, { detail: goods });
  };
  const cancel = async ({ load, dryer, goods }: LoadRow) => {
    const question = `Cancel ${dryer} of ${formatDay(load.startISO)}?`;
    const detail = `${goods}. Trays already planted become surplus.`;
    const words = { detail, confirm: 'Cancel the load', cancel: 'Keep it' };
    if (!(await confirm(question, words))) return;
    carryOut({ type: 'CANCEL_DRY_LOAD', payload: { id: load.id } }, 'Load cancelled');
  };
  return { start, cancel };
}

const yieldWords = (percent: number | null) => (percent === null ? '—' : formatPercent(percent, 1));

/** Starts a load. Whoever has come for it finds it in the middle of the screen, under the hand. */
function StartButton(props: {
  readonly isLate: boolean;
  readonly isAsked: boolean;
  readonly onStart: () => void;
}) {
  const { isAsked } = props;
  const button = useRef<HTMLButtonElement>(null);
  // Later than the frame of the app, which begins every screen at its top.
  useEffect(() => {
    if (!isAsked) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <SmallButton ref={button} onClick={props.onStart}>
      {props.isLate ? 'Start today' : 'Start'}
    </SmallButton>
  );
}
