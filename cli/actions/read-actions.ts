import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import type { FarmAction, StampedAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { cleanJson } from '#state/read/clean-json.ts';
import { UsageError } from '../command.ts';
import { ACTIONS } from '#state/records/actions.ts';
import type { ActionRules, FiledRules } from '#state/records/action-rules.ts';
import { describedPayload, readChange, textOf } from '#state/records/described-payload.ts';
import { isRecord, type JsonRecord } from '#state/document/json-record.ts';

export interface WrittenAction {
  readonly type: FarmAction['type'];
  readonly payload: JsonRecord;
  readonly moment: ActionContext;
}

/** The actions of a file; one that is not listed among the farm's actions, or lacks a day, is refused. */
export function readActions(text: string, moment: ActionContext): WrittenAction[] {
  const list = parseList(text);
  return list.map((entry, at) => readAction(entry, at + 1, moment));
}

/** An action with its payload read against the farm it is about to change. */
export function stampAction(action: WrittenAction, farm: FarmDocument): StampedAction {
  const { type, payload, moment } = action;
  // What is read for a type is that type's payload.
  return {
    type,
    payload: readPayload(ACTIONS[type], payload, farm, moment),
    moment,
  } as StampedAction;
}

/** By an id alone where the rules of the action say nothing of it. */
function readPayload(
  rules: ActionRules<never>,
  payload: JsonRecord,
  farm: FarmDocument,
  moment: ActionContext,
): unknown {
  const { payload: how } = rules as Partial<FiledRules<object>>;
  if (how === undefined) return { id: textOf(payload, 'id') };
  if (how === 'patch') return readChange(payload);
  return typeof how === 'function'
    ? how(payload, farm, moment)
    : describedPayload<object>(how)(payload);
}

function parseList(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = cleanJson(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    throw new UsageError('The file of actions is not valid JSON.');
  }
  if (Array.isArray(value)) return value;
  throw new UsageError('The file of actions must hold a list.');
}

function readAction(value: unknown, number: number, moment: ActionContext): WrittenAction {
  if (!isRecord(value)) throw new UsageError(`Action ${number} is not an object.`);
  const { type, payload, moment: ownMoment, ...fields } = value;
  if (!isActionType(type)) {
    throw new UsageError(
      typeof type === 'string'
        ? `Action ${number}: there is no action '${type}'.`
        : `Action ${number} has no type.`,
    );
  }
  if (payload !== undefined && payload !== null && !isRecord(payload)) {
    throw new UsageError(`Action ${number}, ${type}: the payload must be an object.`);
  }
  return {
    type,
    payload: payload ?? fields,
    moment: readMoment(ownMoment, number, moment),
  };
}

function isActionType(type: unknown): type is FarmAction['type'] {
  return typeof type === 'string' && Object.hasOwn(ACTIONS, type);
}

function readMoment(value: unknown, number: number, usual: ActionContext): ActionContext {
  if (value === undefined || value === null) return usual;
  const { today = usual.today, now = usual.now } = isRecord(value) ? value : {};
  if (isRecord(value) && typeof today === 'string' && isIsoDate(today) && typeof now === 'number') {
    return { today, now };
  }
  throw new UsageError(
    `Action ${number}: its moment must be like {"today": "2026-11-20", "now": 1795196280000}.`,
  );
}
