import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useSuggestions } from '#state/react/answers/use-suggestions.ts';
import { selectAllSuggestions, selectSuggestions } from '#state/selectors/learning.ts';
import { SuggestionLines } from '#ui/suggestions/suggestion-lines.tsx';
import { Stack, Title } from '#ui/kit/plain-parts.tsx';

/** What the harvests of the varieties propose; not there while they propose nothing. */
export function BufferSuggestions({ which }: { readonly which: 'open' | 'all' }) {
  const today = useToday();
  const select = which === 'all' ? selectAllSuggestions : selectSuggestions;
  const proposals = useFarm((farm) => select(farm, today));
  const { answer, traysMoreOf } = useSuggestions();
  if (proposals.length === 0) return null;
  return (
    <Stack gap="lg" mt="lg">
      {proposals.map((learning) => (
        <section key={learning.variety.id} aria-label={`What ${learning.variety.name} gave`}>
          <Title order={3}>{learning.variety.name}</Title>
          <SuggestionLines
            learning={learning}
            traysMore={traysMoreOf(learning)}
            onAnswer={(given) => answer(learning, given)}
          />
        </section>
      ))}
    </Stack>
  );
}
