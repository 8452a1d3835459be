import { formatWeights, formatYield } from '#ui/format-weights.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { YieldEstimate } from '#domain/harvests/yield-estimate.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useSuggestions } from '#state/react/answers/use-suggestions.ts';
import { selectYieldEstimates, selectSuggestions } from '#state/selectors/learning.ts';
import { formatCount } from '#ui/format.ts';
import { HarvestDots } from '#ui/suggestions/harvest-dots.tsx';
import { SuggestionLines } from '#ui/suggestions/suggestion-lines.tsx';
import { FactList, SectionCard } from '#ui/page/page-parts.tsx';
import { daysText, lostText } from './weighed-text.ts';
import { QuietNote, Text } from '#ui/kit/plain-parts.tsx';

/** What the harvests of a variety really gave, and what they propose; not there before the first was weighed. */
export function WeighedHarvestsCard({ variety }: { readonly variety: Variety }) {
  const today = useToday();
  const learnings = useFarm((farm) => selectYieldEstimates(farm, today));
  const proposals = useFarm((farm) => selectSuggestions(farm, today));
  const { answer, traysMoreOf } = useSuggestions();
  const isOfIt = ({ variety: { id } }: YieldEstimate) => id === variety.id;
  const learning = learnings.find(isOfIt);
  if (learning === undefined || learning.statistics === null) return null;
  const { harvests, plannedOz, statistics } = learning;
  const proposal = proposals.find(isOfIt);
  return (
    <SectionCard
      title="Harvests"
      aside={<QuietNote>{formatCount(harvests.length, 'harvest')} weighed</QuietNote>}
    >
      <HarvestDots harvests={harvests} plannedOz={plannedOz} statistics={statistics} />
      <HarvestFacts learning={learning} statistics={statistics} />
      {proposal !== undefined && (
        <SuggestionLines
          learning={proposal}
          traysMore={traysMoreOf(proposal)}
          onAnswer={(given) => answer(proposal, given)}
        />
      )}
    </SectionCard>
  );
}

function HarvestFacts(props: {
  readonly learning: YieldEstimate;
  readonly statistics: NonNullable<YieldEstimate['statistics']>;
}) {
  const { variety, losses } = props.learning;
  const { meanOz, spreadOz, minOz, maxOz, medianDays } = props.statistics;
  const lost = lostText(losses);
  const days = daysText(medianDays, variety.daysToHarvest);
  return (
    <>
      <FactList
        facts={[
          ['Average', `${formatYield(meanOz, 2)} per tray`],
          ['Range', formatWeights('yield', [minOz, maxOz], ' to ', 1)],
          ...(spreadOz === null ? [] : [['Spread', formatYield(spreadOz, 1)] as const]),
          ...(lost === '' ? [] : [['Lost', lost] as const]),
        ]}
      />
      {days !== '' && <Text mt="sm">{days}</Text>}
    </>
  );
}
