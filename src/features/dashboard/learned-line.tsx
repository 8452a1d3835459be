import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectSuggestions } from '#state/selectors/learning.ts';
import { formatCount } from '#ui/format.ts';
import { buffersPath } from '#ui/route-paths.ts';
import { MoreLink } from './more-link.tsx';
import { Text } from '#ui/kit/plain-parts.tsx';

/** One quiet line while harvests propose something that nobody answered. */
export function LearnedLine() {
  const today = useToday();
  const proposals = useFarm((farm) => selectSuggestions(farm, today));
  if (proposals.length === 0) return null;
  return (
    <Text c="dimmed">
      {formatCount(proposals.length, 'yield')} can be corrected{' '}
      <MoreLink to={buffersPath()}>Review</MoreLink>
    </Text>
  );
}
