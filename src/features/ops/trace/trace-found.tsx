import { useMemo } from 'react';
import { sownText } from '#domain/seed-lots/lot-text.ts';
import type { Trace, TracedBatch, TracedRow } from '#domain/trace/trace.ts';
import { formatDay, formatInUnit, formatSentence } from '#ui/format.ts';
import { Anchor, Text } from '#ui/kit/plain-parts.tsx';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import {
  accountedText,
  amountHead,
  LINK_WORDS,
  lotOf,
  STATE_WORDS,
  STATUS_WORDS,
} from './trace-text.ts';
import classes from './trace.module.css';

const BATCH_COLUMNS: readonly RecordColumn<TracedBatch>[] = [
  { head: 'Code', cell: ({ code }) => code },
  { head: 'Variety', cell: ({ varietyName }) => varietyName },
  { head: 'Seed lots', cell: ({ seedLots }) => sownText(seedLots) },
  {
    head: 'Planted',
    cell: ({ plantedISO }) => (plantedISO === null ? '—' : formatDay(plantedISO)),
  },
  { head: 'Cut', cell: ({ cutISO }) => formatDay(cutISO) },
  { head: 'State', cell: ({ state }) => STATE_WORDS[state] },
  ounces('Harvested', ({ harvestedOz }) => harvestedOz),
  ounces('Delivered', ({ deliveredOz }) => deliveredOz),
  ounces('Dried', ({ driedOz }) => driedOz),
  ounces('Gone', ({ goneOz }) => goneOz),
  ounces('On hand', ({ onHandOz }) => onHandOz),
  ounces('Missing', ({ missingOz }) => missingOz),
];

const rowColumns = (deliveries: readonly TracedRow[]): readonly RecordColumn<TracedRow>[] => [
  { head: 'To', cell: ({ to }) => to },
  { head: 'Day', cell: ({ dayISO }) => formatDay(dayISO) },
  { head: 'Contact', cell: (row) => <Contact row={row} /> },
  { head: 'What', cell: ({ what }) => what },
  { head: 'Lot', cell: lotOf },
  {
    head: amountHead(deliveries),
    numeric: true,
    cell: (row) => (row.link === 'possible' ? '—' : formatInUnit(row.oz, row)),
  },
  { head: 'How sure', cell: ({ link }) => LINK_WORDS[link] },
  { head: 'Status', cell: ({ status }) => STATUS_WORDS[status] },
];

function ounces(head: string, of: (batch: TracedBatch) => number): RecordColumn<TracedBatch> {
  return {
    head,
    numeric: true,
    cell: (batch) => formatInUnit(of(batch), batch),
  };
}

export function TraceFound({ trace }: { readonly trace: Trace }) {
  return (
    <>
      <Text className={classes.totals}>{accountedText(trace)}</Text>
      {trace.problems.map(formatSentence).map((problem) => (
        <Text key={problem} c="yellow">
          {problem}
        </Text>
      ))}
      <RecordTable
        title="Where it came from"
        label="Batches"
        columns={BATCH_COLUMNS}
        records={trace.batches}
        idOf={({ batch }) => batch}
        nameOf={({ code }) => code}
        empty={{ title: 'No batch was sown from it.' }}
      />
      <RecordTable
        title="Where it went"
        label="Deliveries"
        columns={useMemo(() => rowColumns(trace.deliveries), [trace])}
        records={trace.deliveries}
        idOf={({ orderId, dateISO, batch, link }) => `${orderId}|${dateISO}|${batch}|${link}`}
        nameOf={({ to, dayISO }) => `${to}, ${formatDay(dayISO)}`}
        empty={{ title: 'No delivery has any of it.' }}
      />
    </>
  );
}

function Contact({ row: { phone, email } }: { readonly row: TracedRow }) {
  return (
    <span className={classes.contact}>
      {phone !== '' && <Anchor href={`tel:${phone}`}>{phone}</Anchor>}
      {email !== '' && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      {phone === '' && email === '' && '—'}
    </span>
  );
}
