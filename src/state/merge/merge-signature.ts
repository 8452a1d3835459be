import { isPlainObject, readOwn } from '../document/document-patch-path.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';
import { sameValue } from '../document/farm-document.ts';
import type { Side, Signatures, Sides } from './merge-context.ts';

/** Side whose author keeps work done on both: the earlier one, else the smaller member id. */
export function firstToSign(local: unknown, remote: unknown): Side {
  return isFirst(local, remote) ? 'local' : 'remote';
}

/** Author of the later change if both sides changed a record. */
export function lastToSign(local: unknown, remote: unknown): unknown {
  const [here, there] = [told(local, 'atISO'), told(remote, 'atISO')];
  if (here !== there) return here > there ? local : remote;
  return isFirst(local, remote) ? local : remote;
}

/** Authors of changes on both sides since the base. An author from before says nothing about the change. */
export function freshSignatures({ base, local, remote }: Sides): Signatures {
  const isFresh = (mark: unknown): mark is WorkMark =>
    told(mark, 'name') !== '' && told(mark, 'atISO') !== '' && !sameValue(mark, base);
  return { ...(isFresh(local) && { local }), ...(isFresh(remote) && { remote }) };
}

/** Work without an author comes last. */
function isFirst(local: unknown, remote: unknown): boolean {
  return orderOf(local) <= orderOf(remote);
}

function orderOf(mark: unknown): string {
  return mark === undefined ? '~' : `${told(mark, 'atISO')} ${told(mark, 'memberId')}`;
}

function told(mark: unknown, field: string): string {
  const value = isPlainObject(mark) ? readOwn(mark, field) : undefined;
  return typeof value === 'string' ? value : '';
}
