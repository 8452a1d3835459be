import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { NotingLogger } from '../ports/environment.ts';
import type { Cloud, CloudAnswer, CloudUser, SaveCondition } from '../ports/cloud-port.ts';
import type { CloudRefusal } from '../ports/cloud-status.ts';
import { cloudRefusal } from './cloud-refusal.ts';

/** The state service did not do what it was asked for. */
export class RemoteStateError extends Error {
  override readonly name = 'RemoteStateError';
  readonly context: 'load' | 'save' | 'delete';
  readonly status: number;
  readonly retryAfter: Millis | null;
  readonly refusal: CloudRefusal | null;

  constructor(context: 'load' | 'save' | 'delete', answer: CloudAnswer) {
    const { status, retryAfter, error } = answer;
    const call = { load: 'loadRemoteState', save: 'saveRemoteState', delete: 'deleteRemoteState' };
    super(`${call[context]} failed ${status}`, { cause: error ?? undefined });
    this.context = context;
    this.status = status;
    this.retryAfter = retryAfter;
    this.refusal = cloudRefusal(answer);
  }
}

/** Calls of the state service, each tried once more at once when it fails. */
export interface RemoteState {
  /** The newest farm, also when that is none, or 304 when it is the known one. */
  load(user: CloudUser, known: string | null): Promise<CloudAnswer>;
  /** Null when the farm there is another one than expected. */
  save(user: CloudUser, farm: FarmDocument, condition: SaveCondition): Promise<CloudAnswer | null>;
  remove(user: CloudUser): Promise<void>;
}

/** The state service as syncing uses it; its calls reject with `RemoteStateError`. */
export function remoteState(cloud: Cloud, logger: NotingLogger): RemoteState {
  async function ask(
    context: 'load' | 'save' | 'delete',
    { userId }: CloudUser,
    isAnswer: (answer: CloudAnswer) => boolean,
    call: () => Promise<CloudAnswer>,
  ): Promise<CloudAnswer> {
    if (userId === '') throw new Error('stateApi: userId is required');
    const first = await call();
    const answer = isAnswer(first) || !isWorthAnother(first) ? first : await call();
    if (isAnswer(answer)) return answer;
    const failure = new RemoteStateError(context, answer);
    // Being offline is part of a day on a farm.
    if (answer.status === 0) logger.note(failure.message, answer.error ?? undefined);
    else logger.error(failure.message, answer.error ?? undefined);
    throw failure;
  }

  return {
    load: (user, known) =>
      ask(
        'load',
        user,
        (answer) => answer.ok || [304, 404].includes(answer.status),
        () => cloud.load(user, known),
      ),
    async save(user, farm, condition) {
      const isAnswer = (answer: CloudAnswer) => answer.ok || isConflict(answer);
      const answer = await ask('save', user, isAnswer, () => cloud.save(user, farm, condition));
      return isConflict(answer) ? null : answer;
    },
    async remove(user) {
      await ask(
        'delete',
        user,
        (answer) => answer.ok || answer.status === 404,
        () => cloud.remove(user),
      );
    },
  };
}

function isConflict({ status }: CloudAnswer): boolean {
  return status === 409 || status === 412;
}

/** An answer that would be the same is not asked for twice, nor is a service that asks for patience. */
function isWorthAnother({ status, retryAfter }: CloudAnswer): boolean {
  return status === 0 || (status >= 500 && retryAfter === null);
}
