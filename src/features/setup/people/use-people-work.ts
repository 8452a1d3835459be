import type { FarmRole } from '#state/document/farm-role.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import type {
  FarmPerson,
  FarmsAnswer,
  PersonDevice,
  SharedFarms,
} from '#state/ports/shared-farms.ts';
import { useSharedFarms } from '#state/react/sharing/use-shared-farms.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { farmsRefusalText } from '#ui/page/farms-refusal-text.ts';
import { toast } from '#ui/toasts/toast.ts';

/** What an owner does with the people of the farm, and everybody with oneself. Every removal says what it does. */
export type PeopleWork = ReturnType<typeof usePeopleWork>;

export function usePeopleWork(farmKey: FarmKey, refresh: () => void) {
  const farms = useSharedFarms();
  const confirm = useConfirm();

  async function told(asked: Promise<FarmsAnswer<null>>, words: string): Promise<void> {
    const answer = await asked;
    if (answer.ok) toast.success(words);
    else toast.error(farmsRefusalText(answer.status, answer.error));
    refresh();
  }

  return {
    async changeRole({ memberId, name }: FarmPerson, role: FarmRole) {
      await told(farms.changePerson(farmKey, memberId, { role }), `${name}: role changed`);
    },
    async remove({ memberId, name, devices }: FarmPerson) {
      const labels = devices.map(({ label }) => label).join(', ') || 'Their device';
      const question = `Remove ${name} from the farm? ${labels} will stop syncing but keep a copy of the farm.`;
      if (!(await confirm(question, { confirm: 'Remove' }))) return;
      await told(farms.removePerson(farmKey, memberId), `${name} removed`);
    },
    async removeDevice({ deviceId, label }: PersonDevice, { name }: FarmPerson) {
      const question = `Remove ${label}? It will stop syncing but keep a copy of the farm. ${name} stays a member.`;
      if (!(await confirm(question, { confirm: 'Remove' }))) return;
      await told(farms.removeDevice(farmKey, deviceId), `${label} removed`);
    },
    /** Says nothing: whoever invites shows the code, or why there is none. */
    invite: (whom: Parameters<SharedFarms['invite']>[1]) => farms.invite(farmKey, whom),
    async takeInvitesBack() {
      await told(farms.takeInvitesBack(farmKey), 'Open invites canceled');
    },
    async leave() {
      const question =
        'Leave this farm? Your devices stop syncing. This device keeps its copy until you remove it.';
      if (!(await confirm(question, { confirm: 'Leave' }))) return;
      await told(farms.removePerson(farmKey, farmKey.memberId), 'You left the farm');
    },
  };
}
