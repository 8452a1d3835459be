import { Alert } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useFarmsOffer } from '#state/react/sharing/use-shared-farms.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { DeviceFarms } from './device-farms.tsx';
import { OfferNotes } from './offer-notes.tsx';
import { PeopleOfFarm } from './people-of-farm.tsx';
import { JUST_KEPT, KeepFarm } from './keep-farm.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';

export function PeoplePage() {
  const key = useMember();
  const offer = useFarmsOffer();
  const isJustKept = useSearchParams()[0].has(JUST_KEPT);
  return (
    <>
      <PageHeader title="People" />
      <Stack gap="lg" style={{ maxWidth: '46rem' }}>
        {/* All at once: what comes later would push down what is there. */}
        {offer !== null && (
          <>
            <OfferNotes offer={offer} isHelper={key?.role === 'HELPER'} />
            {key === null ? (
              <KeepFarm offer={offer} />
            ) : (
              <>
                {isJustKept && (
                  <Alert color="green" role="status">
                    Your farm is saved on the server. Next, press Invite and give everyone who works
                    here a code.
                  </Alert>
                )}
                <PeopleOfFarm farmKey={key} offer={offer} />
              </>
            )}
            <DeviceFarms />
          </>
        )}
      </Stack>
    </>
  );
}
