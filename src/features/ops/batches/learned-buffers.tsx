import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { useProposals } from '#state/react/use-proposals.ts';
import { selectProposals } from '#state/selectors/learning.ts';
import { ProposalLines } from '#ui/learning/proposal-lines.tsx';
import { toast } from '#ui/toasts/toast.ts';

const selectVarieties = (farm: FarmDocument) => farm.varieties;

/** Varieties with a buffer of their own, and what harvests propose; not there while there is neither. */
export function LearnedBuffers() {
  const today = useToday();
  const varieties = useFarm(selectVarieties);
  const proposals = useFarm((farm) => selectProposals(farm, today));
  const { answer, traysMoreOf } = useProposals();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const own = varieties.filter(({ bufferPercent }) => bufferPercent !== undefined);
  if (own.length === 0 && proposals.length === 0) return null;
  return (
    <Stack gap="lg" mt="lg">
      {own.length > 0 && (
        <section aria-label="Own buffers">
          <Title order={3}>Own buffers</Title>
          {own.map(({ id, name, bufferPercent }) => (
            <Group key={id} justify="space-between">
              <Text>
                {name}, {bufferPercent} %
              </Text>
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                aria-label={`Remove the own buffer of ${name}`}
                onClick={() => {
                  const patch = { bufferPercent: undefined };
                  perform({ type: 'UPDATE_VARIETY', payload: { id, patch } });
                  toast.success(`${name} has the buffer of its list again`, { undo: undoLast() });
                }}
              >
                Remove
              </Button>
            </Group>
          ))}
        </section>
      )}
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
