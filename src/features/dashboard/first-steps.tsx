import type { FirstRunStep } from '#state/selectors/first-run.ts';
import { FirstRun } from './first-run.tsx';
import classes from './first-steps.module.css';
import { Text, Title } from '#ui/kit/plain-parts.tsx';

/**
 * What leads a new farm to its first day. A farm without anything can also be brought in as a whole.
 */
export function FirstSteps({ step }: { readonly step: FirstRunStep }) {
  const isEmpty = step === 'crops';
  return (
    <div className={isEmpty ? classes.root : classes.above}>
      {isEmpty && (
        <>
          <Title order={2} className={classes.title}>
            Nothing to do yet
          </Title>
          <Text size="md" c="dimmed" className={classes.lead}>
            Your tasks come from your orders. Answer three questions to get your first list.
          </Text>
        </>
      )}
      <FirstRun step={step} />
    </div>
  );
}
