import type { ComponentType } from 'react';
import type { FirstRunStep } from '#state/selectors/first-run.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { CropsStep } from './crops-step.tsx';
import { Doors } from './doors.tsx';
import classes from './first-run.module.css';
import { FirstOrderStep } from './first-order-step.tsx';
import { RegionLine } from './region-line.tsx';
import { TraysStep } from './trays-step.tsx';
import { Text } from '#ui/kit/plain-parts.tsx';

interface Step {
  readonly key: FirstRunStep;
  readonly title: string;
  readonly lead: string;
  readonly Fields: ComponentType;
}

const STEPS: readonly Step[] = [
  {
    key: 'crops',
    title: 'What do you grow?',
    lead: 'Choose your crops. Days, soak, seed and yield start with typical values you can change later.',
    Fields: CropsStep,
  },
  {
    key: 'trays',
    title: 'What do you have?',
    lead: 'So the app can warn you when trays or shelves run short.',
    Fields: TraysStep,
  },
  {
    key: 'order',
    title: 'Who is your first order for?',
    lead: 'The app works back from the delivery to your daily tasks.',
    Fields: FirstOrderStep,
  },
];

/** Leads a new farm to its first day: crops, trays and shelves, an order; then the tasks of today. */
export function FirstRunGuide({ step }: { readonly step: FirstRunStep }) {
  const at = STEPS.findIndex(({ key }) => key === step);
  const current = STEPS[at];
  if (current === undefined) return null;
  const { title, lead, Fields } = current;
  return (
    <>
      {step === 'crops' && <RegionLine />}
      <SectionCard
        title={title}
        aside={
          <Text size="sm" c="dimmed">
            {`Step ${at + 1} of ${STEPS.length}`}
          </Text>
        }
      >
        <Text c="dimmed" className={classes.lead}>
          {lead}
        </Text>
        <Fields key={step} />
      </SectionCard>
      {step === 'crops' && <Doors />}
    </>
  );
}
