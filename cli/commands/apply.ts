import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { perform } from '#state/records/perform.ts';
import { readActions, stampAction, type WrittenAction } from '../actions/read-actions.ts';
import { type Command, UsageError } from '../command.ts';
import { answerDocument } from './normalise.ts';

export const apply: Command = {
  summary: 'the farm after a list of actions',
  files: ['actions.json'],
  answer({ farm, files, today, now, complain }) {
    const actions = readActions(files[0] ?? '', { today, now });
    const logger = { error: (message: string) => complain(`${message}.\n`) };
    const changed = actions.reduce(
      (before, action, at) => performOne(before, action, at + 1, logger),
      farm,
    );
    // A patch may carry anything, so what it left behind is read like a farm from outside.
    return answerDocument(normalizeFarm(changed));
  },
};

function performOne(
  farm: FarmDocument,
  action: WrittenAction,
  number: number,
  logger: { error(message: string): void },
): FarmDocument {
  try {
    return perform(farm, stampAction(action, farm), logger).document;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Action ${number}, ${action.type}: ${reason}`, { cause: error });
  }
}
