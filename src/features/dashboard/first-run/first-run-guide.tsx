import type { FirstRunStep } from '#state/selectors/first-run.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { CropsStep } from './crops-step.tsx';
import { Doors } from './doors.tsx';
import { FirstOrderStep } from './first-order-step.tsx';
import { TraysStep } from './trays-step.tsx';
import { LinkButton, QuietText } from '#ui/kit/plain-parts.tsx';
import { useRemembered } from '#ui/page/use-remembered.ts';
import { createTeller } from '#domain/tell/create-teller.ts';
import { regionOfLanguage } from '#domain/tell/region-of-language.ts';
import { currencySign } from '#domain/tell/write-money.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import classes from './first-run.module.css';

const STEPS = [
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
] as const;

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
        aside={<QuietText size="sm">{`Step ${at + 1} of ${STEPS.length}`}</QuietText>}
      >
        <QuietText className={classes.lead}>{lead}</QuietText>
        <Fields key={step} />
      </SectionCard>
      {step === 'crops' && <Doors />}
    </>
  );
}

/** A day of November, so that no two numbers of it can be mixed up. */
const EXAMPLE_DAY = '2026-11-24';

const readLeft = (stored: string | null) => stored === 'true';

/** Asks a new farm once whether it writes as its country does. Nothing is kept before it answers. */
function RegionLine() {
  const isChosen = useFarm(({ settings }) => settings.region !== undefined);
  const carryOut = useCarryOut();
  const [isLeft, setLeft] = useRemembered('mgm.regionLeft', readLeft, String);
  const region = regionOfLanguage(navigator.language);
  if (region === null || isChosen || isLeft) return null;
  const day = createTeller(region).day(EXAMPLE_DAY);
  return (
    <QuietText mb="md">
      Weights in g and kg, money in {currencySign(region.currency)}, days like {day}?{' '}
      <LinkButton
        onClick={() => carryOut({ type: 'UPDATE_SETTINGS', payload: { region } }, 'Settings saved')}
      >
        Use them
      </LinkButton>
      {' · '}
      <LinkButton onClick={() => setLeft(true)}>Keep ounces and dollars</LinkButton>
    </QuietText>
  );
}
