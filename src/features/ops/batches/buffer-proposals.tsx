import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useProposals } from '#state/react/answers/use-proposals.ts';
import { selectAllProposals, selectProposals } from '#state/selectors/learning.ts';
import { ProposalLines } from '#ui/learning/proposal-lines.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Title } from '#ui/kit/title.tsx';

/** What the harvests of the varieties propose; not there while they propose nothing. */
export function BufferProposals({ which }: { readonly which: 'open' | 'all' }) {
  const today = useToday();
  const select = which === 'all' ? selectAllProposals : selectProposals;
  const proposals = useFarm((farm) => select(farm, today));
  const { answer, traysMoreOf } = useProposals();
  if (proposals.length === 0) return null;
  return (
    <Stack gap="lg" mt="lg">
      {proposals.map((learning) => (
        <section key={learning.variety.id} aria-label={`What ${learning.variety.name} gave`}>
          <Title order={3}>{learning.variety.name}</Title>
          <ProposalLines
            learning={learning}
            traysMore={traysMoreOf(learning)}
            onAnswer={(given) => answer(learning, given)}
          />
        </section>
      ))}
    </Stack>
  );
}
