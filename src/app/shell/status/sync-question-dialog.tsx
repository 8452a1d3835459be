import { pageTeller } from '#ui/format.ts';
import { instantDay } from '#ui/instant-label.ts';
import type { SyncQuestion as Question, DeletedInCloud } from '#state/ports/cloud-status.ts';
import type { SyncDecision } from '#state/sync/sync-engine.ts';
import { useCloud } from '#state/react/sharing/use-cloud.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useSyncQuestion } from './sync-question-state.tsx';
import { Button, PlainButton, Stack, Text } from '#ui/kit/plain-parts.tsx';
import { useExportBackup } from '#features/setup/backup/use-export-backup.ts';
import { useRemoveOpenFarm } from '#features/setup/people/use-remove-open-farm.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  /** The safest first. */
  readonly choices: readonly { readonly decision: SyncDecision; readonly label: string }[];
}

/**
 * What only the grower can decide before syncing goes on. Closed without an answer, it is asked at the next
 * visit; the one about a deleted farm comes back at a press of the status pill, too.
 */
export function SyncQuestionDialog() {
  const { decide } = useCloud();
  const { asked, putOff } = useSyncQuestion();
  const key = useMember();
  if (asked === null) return null;
  if (asked.kind === 'deleted-in-cloud' && key !== null && key.role !== 'OWNER') {
    return <DeletedFarmDialog deleted={asked} farmKey={key} onClose={putOff} />;
  }
  const { title, text, choices } = wordsOf(asked);
  const answer = (decision: SyncDecision) => {
    putOff();
    void decide(decision);
  };
  return (
    <Dialog opened onClose={putOff} title={title} size="sm" isQuestion>
      <Stack gap="md">
        <Text>{text}</Text>
        {choices.map(({ decision, label }, index) => (
          <Button
            key={decision}
            variant={index === 0 ? 'filled' : 'default'}
            onClick={() => answer(decision)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}

function wordsOf(question: Question): Words {
  if (question.kind === 'anonymous-farm') {
    return {
      title: 'This device has a farm already',
      text: 'It was here before you signed in. Combine it with your account’s farm? Either way, a copy stays on this device.',
      choices: [
        { decision: 'both', label: 'Combine both' },
        { decision: 'cloud', label: 'Keep only the account’s farm' },
        { decision: 'device', label: 'Use only this device’s farm' },
      ],
    };
  }
  const { deletedBy } = question;
  const day = deletedDay(question);
  const fact =
    deletedBy === undefined
      ? `Cloud data was deleted on ${day}.`
      : `${deletedBy} deleted this farm on ${day}.`;
  return {
    title: 'Cloud data was deleted',
    text: `${fact} This device still has the farm. Nothing is sent until you decide; a copy stays on this device.`,
    choices: [
      { decision: 'device', label: 'Keep and upload' },
      { decision: 'cloud', label: 'Start fresh here' },
    ],
  };
}

/** What growers and helpers are told of a farm that an owner has deleted: only owners store it again. */
function DeletedFarmDialog(props: {
  readonly deleted: DeletedInCloud;
  readonly farmKey: FarmKey;
  readonly onClose: () => void;
}) {
  const { deleted, farmKey, onClose } = props;
  const { decide } = useCloud();
  const exportBackup = useExportBackup();
  const remove = useRemoveOpenFarm();
  const { deletedBy, isBegunAnew } = deleted;
  return (
    <Dialog opened onClose={onClose} title="This farm was deleted" size="sm" isQuestion>
      <Stack gap="md">
        <Text fw={600}>
          {deletedBy ?? 'An owner'} deleted this farm on {deletedDay(deleted)}
        </Text>
        <Text>
          Your work stays on this device until you remove it. It won’t sync unless an owner uploads
          the farm again.
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
        {farmKey.role !== 'HELPER' && <PlainButton onClick={exportBackup}>Export</PlainButton>}
        <PlainButton onClick={() => void remove(farmKey)}>Remove from this device</PlainButton>
      </Stack>
    </Dialog>
  );
}

/** The day on which a farm was deleted, with its year: "11/20/2026". */
function deletedDay({ deletedAt }: DeletedInCloud): string {
  const day = instantDay(deletedAt);
  return day === null ? '' : pageTeller().day(day, 'past');
}
