import { useExportBackup } from '#features/setup/backup/use-export-backup.ts';
import { useRemoveOpenFarm } from '#features/setup/people/use-remove-open-farm.ts';
import type { DeletedInCloud } from '#state/ports/cloud-status.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { useCloud } from '#state/react/use-cloud.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { deletedDay } from './deleted-day.ts';
import { Button } from '#ui/kit/button.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';

/** What growers and helpers are told of a farm that an owner has deleted: only owners store it again. */
export function DeletedFarmDialog(props: {
  readonly deleted: DeletedInCloud;
  readonly farmKey: FarmKey;
  readonly onClose: () => void;
}) {
  const { deleted, farmKey, onClose } = props;
  const { decide } = useCloud();
  const exportBackup = useExportBackup();
  const remove = useRemoveOpenFarm();
  const { deletedAt, deletedBy, isBegunAnew } = deleted;
  return (
    <Dialog opened onClose={onClose} title="This farm was deleted" size="sm" isQuestion>
      <Stack gap="md">
        <Text fw={600}>
          {deletedBy ?? 'An owner'} deleted this farm on {deletedDay(deletedAt)}
        </Text>
        <Text>
          What was entered here stays on this device until you remove it. Nothing is sent any more,
          unless an owner stores the farm again.
        </Text>
        {isBegunAnew === true && (
          <Button
            onClick={() => {
              onClose();
              void decide('cloud');
            }}
          >
            Go on with the new farm
          </Button>
        )}
        {farmKey.role !== 'HELPER' && (
          <Button variant="default" onClick={exportBackup}>
            Export
          </Button>
        )}
        <Button variant="default" onClick={() => void remove(farmKey)}>
          Remove from this device
        </Button>
      </Stack>
    </Dialog>
  );
}
