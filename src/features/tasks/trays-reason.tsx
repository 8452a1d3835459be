import { count, isSaid, say, type Sentence } from '#domain/tell/say.ts';
import { formatSentence } from '#ui/format.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { traysReason } from '#domain/reports/trays-reason.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { PlainButton, Stack, Text } from '#ui/kit/plain-parts.tsx';
import { buffersPath } from '#ui/route-paths.ts';

/** Why the plan has so many trays for a harvest, and the way to the buffers it was planned with. */
export function TraysReason(props: {
  readonly varietyId: string;
  readonly harvestISO: IsoDate;
  /** Trays of the batch; it may have been begun when something else was ordered. */
  readonly trays: number;
}) {
  const { varietyId, harvestISO, trays } = props;
  const farm = useFarm((whole) => whole);
  const isDayOnly = useIsDayOnly();
  const reason = useMemo(
    () => traysReason(farm, varietyId, harvestISO),
    [farm, varietyId, harvestISO],
  );
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{reasonWords(reason, trays)}</Text>
      {!isDayOnly && (
        <PlainButton component={Link} to={buffersPath()}>
          Buffer settings
        </PlainButton>
      )}
    </Stack>
  );
}

/** What was planned before the orders changed is told beside what they ask for now. */
function reasonWords(reason: Sentence, trays: number): string {
  const planned = formatSentence(say`${count(trays, 'tray')}`);
  if (!isSaid(reason)) return `${planned}, and no order needs them anymore`;
  const told = formatSentence(reason);
  return told.startsWith(`${planned}:`) ? told : `Planned with ${planned}. Now it would be ${told}`;
}
