import type { WorkMark } from '#domain/calendar/moment.ts';
import { sameValue } from '../document/farm-document.ts';
import type { Side, Signatures, Sides } from './merge-context.ts';
import { asRecord, readOwn, textOrBlank } from '../document/json-record.ts';

/** Side whose author keeps work done on both: the earlier one, else the smaller member id. */
export function firstToSign(local: unknown, remote: unknown): Side {
  return isFirst(local, remote) ? 'local' : 'remote';
}

/** Author of the later change if both sides changed a record. */
export function lastToSign(local: unknown, remote: unknown): unknown {
  const [here, there] = [textIn(local, 'atISO'), textIn(remote, 'atISO')];
  if (here !== there) return here > there ? local : remote;
  return isFirst(local, remote) ? local : remote;
}

/** Authors of changes on both sides since the base. An author from before says nothing about the change. */
export function freshSignatures({ base, local, remote }: Sides): Signatures {
  const isFresh = (mark: unknown): mark is WorkMark =>
    textIn(mark, 'name') !== '' && textIn(mark, 'atISO') !== '' && !sameValue(mark, base);
  return { ...(isFresh(local) && { local }), ...(isFresh(remote) && { remote }) };
}

/** Work without an author comes last. */
function isFirst(local: unknown, remote: unknown): boolean {
  return orderOf(local) <= orderOf(remote);
}

function orderOf(mark: unknown): string {
  return mark === undefined ? '~' : `${textIn(mark, 'atISO')} ${textIn(mark, 'memberId')}`;
}

export function fieldIn(record: unknown, name: string): unknown {
  return readOwn(asRecord(record), name);
}

export function textIn(record: unknown, name: string): string {
  return textOrBlank(fieldIn(record, name));
}
