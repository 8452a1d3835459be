import { useMember } from '#state/react/use-member.ts';
import { useFarmsOffer } from '#state/react/use-shared-farms.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { DeviceFarms } from './device-farms.tsx';
import { OfferNotes } from './offer-notes.tsx';
import { PeopleOfFarm } from './people-of-farm.tsx';
import { KeepFarm } from './keep-farm.tsx';
import { Stack } from '#ui/kit/stack.tsx';

/** Who works on the farm, on which devices, and how others come in. */
export function PeoplePage() {
  const key = useMember();
  const offer = useFarmsOffer();
  return (
    <>
      <PageHeader title="People" />
      <Stack gap="lg" maw="46rem">
        {/* All at once: what comes later would push down what is there. */}
        {offer !== null && (
          <>
            <OfferNotes offer={offer} />
            {key === null ? (
              <KeepFarm offer={offer} />
            ) : (
              <PeopleOfFarm farmKey={key} offer={offer} />
            )}
            <DeviceFarms />
          </>
        )}
      </Stack>
    </>
  );
}
