import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { NotingLogger } from '../ports/environment.ts';
import type { Cloud, CloudAnswer, CloudUser, SaveCondition } from '../ports/cloud-port.ts';
import type { CloudRefusal } from '../ports/cloud-status.ts';
import type { FarmMember } from '../ports/farm-member.ts';
import { cloudRefusal, keyRefusal } from './cloud-refusal.ts';
import { readMembershipHeaders } from './members/read-membership-headers.ts';
import { asRecord } from '../document/json-record.ts';

export class RemoteStateError extends Error {
  override readonly name = 'RemoteStateError';
  readonly context: 'load' | 'save' | 'delete';
  readonly status: number;
  readonly retryAfter: Millis | null;
  readonly refusal: CloudRefusal | null;

  constructor(context: 'load' | 'save' | 'delete', answer: CloudAnswer, isByKey = false) {
    const { status, retryAfter, error } = answer;
    const call = { load: 'loadRemoteState', save: 'saveRemoteState', delete: 'deleteRemoteState' };
    super(`${call[context]} failed ${status}`, { cause: error ?? undefined });
    this.context = context;
    this.status = status;
    this.retryAfter = retryAfter;
    this.refusal = isByKey ? keyRefusal(answer) : cloudRefusal(answer);
  }
}

export type RemoteState = ReturnType<typeof remoteState>;

/** The state service as syncing uses it, each call tried once more at once when it fails; they reject with `RemoteStateError`. */
export function remoteState(cloud: Cloud, logger: NotingLogger, member: FarmMember | null = null) {
  async function ask(
    context: 'load' | 'save' | 'delete',
    { userId }: CloudUser,
    isAnswer: (answer: CloudAnswer) => boolean,
    call: () => Promise<CloudAnswer>,
  ): Promise<CloudAnswer> {
    if (userId === '') throw new Error('stateApi: userId is required');
    const first = await call();
    const answer = isAnswer(first) || !isWorthAnother(first) ? first : await call();
    if (member !== null) readMembershipHeaders(member, answer);
    if (isAnswer(answer)) return answer;
    const failure = new RemoteStateError(context, answer, member !== null);
    // Being offline is part of a day on a farm.
    if (answer.status === 0) logger.note(failure.message, answer.error ?? undefined);
    else logger.error(failure.message, answer.error ?? undefined);
    throw failure;
  }

  return {
    /** The newest farm or none, or 304 if it is the known one. */
    load: (user: CloudUser, known: string | null) =>
      ask(
        'load',
        user,
        (answer) => answer.ok || [304, 404].includes(answer.status),
        () => cloud.load(user, known),
      ),
    /** Null when the farm there is another one than expected. */
    async save(user: CloudUser, farm: FarmDocument, condition: SaveCondition) {
      const isAnswer = (answer: CloudAnswer) => answer.ok || isConflict(answer);
      const answer = await ask('save', user, isAnswer, () => cloud.save(user, farm, condition));
      return isConflict(answer) ? null : answer;
    },
    /**
     * Puts parts in the place of the stored ones. Null when the farm there is another one than expected, and when
     * the service takes some of the parts from no helper: these are noted in `refused`.
     */
    async patch(user: CloudUser, parts: object, condition: SaveCondition, refused: Set<string>) {
      const isAnswer = (answer: CloudAnswer) =>
        answer.ok || isConflict(answer) || refusedSlices(answer).length > 0;
      const answer = await ask('save', user, isAnswer, () => cloud.patch(user, parts, condition));
      refusedSlices(answer).forEach((slice) => refused.add(slice));
      return answer.ok ? answer : null;
    },
    async remove(user: CloudUser) {
      await ask(
        'delete',
        user,
        (answer) => answer.ok || answer.status === 404,
        () => cloud.remove(user),
      );
    },
  };
}

/** A member who just became a helper starts again with a helper's slices. */
function isConflict({ status, role }: CloudAnswer): boolean {
  return status === 409 || status === 412 || (status === 403 && role === 'HELPER');
}

function refusedSlices({ status, body }: CloudAnswer): readonly string[] {
  const { slices } = status === 403 ? asRecord(body) : {};
  return Array.isArray(slices) ? slices.filter((slice) => typeof slice === 'string') : [];
}

/** An answer that would be the same is not asked for twice, nor is a service that asks for patience. */
function isWorthAnother({ status, retryAfter }: CloudAnswer): boolean {
  return status === 0 || (status >= 500 && retryAfter === null);
}
