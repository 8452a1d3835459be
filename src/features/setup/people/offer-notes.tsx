import { Alert } from '@mantine/core';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmsOffer } from '#state/ports/shared-farms.ts';
import { useClock } from '#state/react/sharing/use-cloud.ts';
import { ADDRESS_SAFETY_TEXT } from '#ui/page/address-safety-text.ts';
import { instantLabel } from '#ui/instant-label.ts';
import { useToday } from '#state/react/use-farm.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

/** So long before its end a certificate is told of. */
const CERTIFICATE_NOTE_MS: Millis = 30 * 24 * 3_600_000;

/** What has to be known of the server before somebody is let in: who reads along, which address phones open, its certificate. */
export function OfferNotes(props: {
  readonly offer: FarmsOffer;
  /** Lets nobody in, so that the address of invites is of no use to know. */
  readonly isHelper: boolean;
}) {
  const clock = useClock();
  const today = useToday();
  const { safety, origin, certificateEndsAt } = props.offer;
  const endsIn = certificateEndsAt === null ? null : Date.parse(certificateEndsAt) - clock();
  const notes = [
    ADDRESS_SAFETY_TEXT[safety],
    !props.isHelper &&
      isThisMachine(origin) &&
      'This address works only on this computer. Set PUBLIC_ORIGIN on the server to the address phones use.',
    certificateEndsAt !== null &&
      endsIn !== null &&
      endsIn <= CERTIFICATE_NOTE_MS &&
      `The server’s certificate ${endsIn < 0 ? 'expired' : 'expires'} on ${instantLabel(certificateEndsAt, today)}. Renew it, or phones can’t open the app.`,
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return (
    <Stack gap="xs">
      {notes.map((note) => (
        <Alert key={note} color="yellow">
          {note}
        </Alert>
      ))}
    </Stack>
  );
}

function isThisMachine(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);
}
