import type { UnsentWork } from '#state/ports/farm-member.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { toast } from '#ui/toasts/toast.ts';
import { downloadCopy } from '../device/use-copy.ts';
import { upperFirst } from '../sync-notices/value-text.ts';
import { SmallButton, Stack, Text } from '#ui/kit/plain-parts.tsx';

/** What was not sent when this device became a helper's, and the one copy that a helper may export. */
export function UnsentCopy({ unsent }: { readonly unsent: UnsentWork }) {
  const { storage } = useFarmStore().world;
  const exportCopy = async (): Promise<void> => {
    const info = (await storage.listCopies()).find(
      ({ reason, at }) => reason === 'role' && at === unsent.copyAt,
    );
    const copy = info && (await storage.readCopy(info.id));
    if (copy) downloadCopy(copy, info);
    else toast.error('This copy is no longer on this device.');
  };
  return (
    <Stack gap="xs" align="start">
      <Text>{unsentText(unsent)}</Text>
      <SmallButton onClick={() => void exportCopy().catch(toast.failed)}>
        Export this copy
      </SmallButton>
    </Stack>
  );
}

/** Reads "You’re now a helper. 3 changes to Orders and Prices weren’t synced. They’re in a copy on this device." */
export function unsentText({
  changes,
  slices,
  isServerOlder = false,
}: Omit<UnsentWork, 'copyAt'>): string {
  const [said, kept] =
    changes === 1
      ? ['1 change', 'wasn’t synced. It’s']
      : [`${changes} changes`, 'weren’t synced. They’re'];
  const why = isServerOlder ? 'The server is older than this app.' : 'You’re now a helper.';
  return `${why} ${said} to ${namesOf(slices)} ${kept} in a copy on this device.`;
}

/** Parts of a farm as their screens are called: `batchSettings` is "Batch settings". */
function namesOf(slices: readonly string[]): string {
  const names = slices.map((slice) =>
    upperFirst(slice.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()),
  );
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
