import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { codesIn } from '#domain/trace/batch-code.ts';
import type { Trace } from '#domain/trace/trace.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectTrace } from '#state/selectors/trace.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { Button, Stack } from '#ui/kit/plain-parts.tsx';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { PrintButton } from '#ui/page/print-button.tsx';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import { RecallSheet } from './recall-sheet.tsx';
import { TraceFound } from './trace-found.tsx';
import { foreignText, traceRowsCsv } from './trace-text.ts';
import classes from './trace.module.css';

/** Where a batch, a seed lot or a customer’s greens came from and went to. Printed, it is the recall sheet. */
export function TracePage() {
  const [query] = useSearchParams();
  const text = query.get('of') ?? '';
  const today = useToday();
  const trace = useFarm((farm) => (text === '' ? null : selectTrace(farm, today, text)));
  const printing = useIsPrinting();
  return (
    <>
      <div className={printing && trace !== null ? 'no-print' : undefined}>
        <PageHeader title="Trace" actions={trace !== null && <TraceActions trace={trace} />} />
        <Stack gap="lg">
          <TraceField key={text} text={text} />
          {trace === null ? <NothingFound text={text} /> : <TraceFound trace={trace} />}
        </Stack>
      </div>
      {printing && trace !== null && <RecallSheet trace={trace} />}
    </>
  );
}

function TraceField({ text }: { readonly text: string }) {
  const [, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(text);
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        setQuery(typed.trim() === '' ? {} : { of: typed.trim() });
      }}
    >
      <TextInput
        label="Trace"
        description="A batch code, seed lot, supplier or customer."
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">Trace</Button>
    </form>
  );
}

function NothingFound({ text }: { readonly text: string }) {
  if (text === '') {
    return (
      <EmptyState
        title="Enter what you want to trace."
        hint="Batch codes are on labels and in the Code column of Batches."
      />
    );
  }
  if (codesIn(text).length > 0) {
    return <EmptyState title={foreignText(text)} />;
  }
  return <EmptyState title={`Nothing is called ‘${text}’.`} />;
}

function TraceActions({ trace }: { readonly trace: Trace }) {
  return (
    <>
      <PrintButton />
      <CsvButton fileName="trace.csv" rows={() => traceRowsCsv(trace)} />
    </>
  );
}
